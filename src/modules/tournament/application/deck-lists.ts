import type { DeckCard } from '../../gameplay/domain/engine/deck.js';

/** Deck lists that an entrant may play with. */
export interface DeckLists {
  /** The list of a deck that belongs to the account or is ready for everyone; null where there is none such. */
  find(game: string, deckId: string, accountId: string): Promise<readonly DeckCard[] | null>;
}

export const DECK_LISTS = Symbol('DeckLists');
