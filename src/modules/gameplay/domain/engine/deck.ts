import type { CardImport } from './card-import.js';
import type { CatalogueCard } from './catalogue-card.js';
import type { JsonObject } from './json.js';

export type { CatalogueCard };

export interface DeckCard {
  readonly cardId: string;
  readonly count: number;
}

export interface ReadyDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly DeckCard[];
}

export interface DeckViolation {
  readonly code: string;
  readonly message: string;
  readonly cardId?: string;
  readonly count?: number;
  readonly limit?: number;
}

export interface DeckGame {
  readonly cards: readonly CatalogueCard[];
  readonly readyDecks: readonly ReadyDeck[];
  /**
   * Every violation, not only the first; `rules` are the tournament's deck rules, `definitions` the cards that do not
   * come with the game.
   */
  violations(deck: readonly DeckCard[], rules: JsonObject, definitions?: readonly object[]): readonly DeckViolation[];
  /** Present where cards may come from files besides. */
  readonly cardImport?: CardImport;
}
