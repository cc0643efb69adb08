import type { JsonObject } from '../../../../shared/domain/json.js';
import type { Settings } from './settings.js';

type RuleSettings = Pick<Settings, 'gameOptions' | 'deckRules' | 'startGameRules'>;

/**
 * What a tournament's settings mean for its matches and decks: the rules of a start belong to the game's options, and a
 * deck must allow such a start with so many prizes.
 */
export const playingRules = (settings: Partial<RuleSettings>): { gameOptions: JsonObject; deckRules: JsonObject } => {
  const { gameOptions = {}, deckRules = {}, startGameRules = [] } = settings;
  const { prizes } = gameOptions;
  const start: JsonObject = startGameRules.length > 0 ? { startGameRules } : {};
  return {
    gameOptions: { ...gameOptions, ...start },
    deckRules: { ...deckRules, ...start, ...(prizes === undefined ? {} : { prizes }) },
  };
};
