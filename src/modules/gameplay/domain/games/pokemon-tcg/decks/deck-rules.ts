import type { JsonObject } from '../../../engine/json.js';
import { DEFAULT_OPTIONS, startGameRulesShape, type StartGameRule } from '../options.js';
import { fields, flag, integer, listOf, nullable, text, type Shape } from '../shapes.js';

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
const size = integer(1, 200);
const names = listOf(text(), 2000);

export const deckRulesShape: Shape = fields(
  {},
  {
    size: nullable(size),
    minSize: nullable(size),
    maxSize: nullable(size),
    maxCopies: integer(1, 60),
    bannedSets: names,
    bannedCards: names,
    restrictedCards: names,
    regulationMarks: names,
    startGameRules: startGameRulesShape,
    prizes: integer(1, 6),
    unplayableAsVanilla: flag,
  },
);

/** What the tournament does not say is as printed: 60 cards, 4 of a name. */
export const deckRulesFrom = (rules: JsonObject): DeckRules => {
  const given = rules as Partial<DeckRules>;
  const minSize = given.minSize ?? null;
  const maxSize = given.maxSize ?? null;
  return {
    size: given.size ?? (minSize === null && maxSize === null ? DECK_SIZE : null),
    minSize,
    maxSize,
    maxCopies: given.maxCopies ?? 4,
    bannedSets: given.bannedSets ?? [],
    bannedCards: given.bannedCards ?? [],
    restrictedCards: given.restrictedCards ?? [],
    regulationMarks: given.regulationMarks ?? [],
    startGameRules: given.startGameRules ?? DEFAULT_OPTIONS.startGameRules,
    prizes: given.prizes ?? DEFAULT_OPTIONS.prizes,
    unplayableAsVanilla: given.unplayableAsVanilla ?? false,
  };
};
