import { sha256Hex } from '../../gameplay/domain/engine/canonical.js';
import type { DeckCard } from '../../gameplay/domain/engine/deck.js';

const DIGITS = 16;

/**
 * The same for the same cards in any order: the first digits of the SHA-256 of "<cardId> <count>" lines, sorted. Ids of
 * decks will not do, because two players may bring the same list and one may change a deck between matches.
 */
export const deckKey = (deck: readonly DeckCard[]): string =>
  sha256Hex(
    deck
      .map(({ cardId, count }) => `${cardId} ${count}`)
      .sort()
      .join('\n'),
  ).slice(0, DIGITS);
