import type { Deck } from '../domain/deck.js';

/** Where players' decks are kept. */
export interface Decks {
  add(deck: Omit<Deck, 'createdAt'>): Promise<Deck>;
  find(id: string): Promise<Deck | null>;
}

export const DECKS = Symbol('Decks');
