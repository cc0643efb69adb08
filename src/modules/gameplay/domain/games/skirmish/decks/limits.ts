import type { Rarity } from '../cards/definition.js';

export const DECK_SIZE = { min: 25, max: 30 } as const;

/** Copies of one card. */
export const COPIES_LIMIT: Readonly<Record<Rarity, number>> = { BRONZE: 3, SILVER: 2, GOLD: 1, TOKEN: 0 };

/** Cards of a rarity in a deck. */
export const RARITY_LIMIT: Readonly<Record<Rarity, number>> = {
  BRONZE: DECK_SIZE.max * 2,
  SILVER: 7,
  GOLD: 4,
  TOKEN: 0,
};
