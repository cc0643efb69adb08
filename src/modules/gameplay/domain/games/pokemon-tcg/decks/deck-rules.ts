import { isInteger, type Json, type JsonObject } from '../../../engine/json.js';
import { DEFAULT_OPTIONS, startGameRulesShape, type StartGameRule } from '../options.js';

/** The deck rules of a tournament. Sets and cards are named by id or by name. */
export interface DeckRules {
  readonly size: number | null;
  readonly minSize: number | null;
  readonly maxSize: number | null;
  readonly maxCopies: number;
  readonly bannedSets: readonly string[];
  readonly bannedCards: readonly string[];
  readonly restrictedCards: readonly string[];
  /** Empty: every mark. */
  readonly regulationMarks: readonly string[];
  readonly startGameRules: readonly StartGameRule[];
  readonly prizes: number;
  /** Cards whose text is not understood may be played as if they had none. */
  readonly unplayableAsVanilla: boolean;
}

const DECK_SIZE = 60;

const numberIn = (value: Json | undefined): number | null => (isInteger(value) ? value : null);
const namesIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
const startGameRulesIn = (value: Json | undefined): readonly StartGameRule[] =>
  startGameRulesShape.faults(value, '').length === 0 ? (value as unknown as readonly StartGameRule[]) : [];

/** What the tournament does not say is as printed: 60 cards, 4 of a name. */
export const deckRulesFrom = (rules: JsonObject): DeckRules => {
  const minSize = numberIn(rules.minSize);
  const maxSize = numberIn(rules.maxSize);
  return {
    size: numberIn(rules.size) ?? (minSize === null && maxSize === null ? DECK_SIZE : null),
    minSize,
    maxSize,
    maxCopies: numberIn(rules.maxCopies) ?? 4,
    bannedSets: namesIn(rules.bannedSets),
    bannedCards: namesIn(rules.bannedCards),
    restrictedCards: namesIn(rules.restrictedCards),
    regulationMarks: namesIn(rules.regulationMarks),
    startGameRules: startGameRulesIn(rules.startGameRules),
    prizes: numberIn(rules.prizes) ?? DEFAULT_OPTIONS.prizes,
    unplayableAsVanilla: rules.unplayableAsVanilla === true,
  };
};
