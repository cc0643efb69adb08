import type { AccountId } from '../../../shared/domain/ids.js';

export interface CardCount {
  readonly cardId: string;
  readonly count: number;
}

/** A list of cards that a player keeps. It may break the rules of deck construction; those are asked when it is used. */
export interface Deck {
  readonly id: string;
  readonly accountId: AccountId;
  readonly game: string;
  readonly name: string;
  readonly cards: readonly CardCount[];
  readonly createdAt: string;
}

/** Beyond any game's deck, so that no list can grow without bounds. */
export const MAX_LINES = 500;
export const MAX_COUNT = 1_000;

/** Lines that name the same card added up, in the order in which the cards first occur. */
export const merged = (cards: readonly CardCount[]): CardCount[] => {
  const counts = new Map<string, number>();
  for (const { cardId, count } of cards) counts.set(cardId, (counts.get(cardId) ?? 0) + count);
  return [...counts].map(([cardId, count]) => ({ cardId, count }));
};
