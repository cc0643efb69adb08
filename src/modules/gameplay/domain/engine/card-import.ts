import type { CatalogueCard } from './catalogue-card.js';

/** How many there are, and how many of them are understood in full. */
export interface Tally {
  readonly total: number;
  readonly understood: number;
}

/** What became of one record of a card file. */
export type CardReading =
  | {
      readonly kind: 'CARD';
      readonly card: CatalogueCard;
      /** The card in the game's own form. */
      readonly definition: object;
      readonly attacks: Tally;
      readonly sentences: Tally;
      /** What is printed and not understood; empty for a card that can be played. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'REFUSED'; readonly id: string; readonly faults: readonly string[] };

/** For games whose cards can come from files. Nothing is guessed: what is not understood is named. */
export interface CardImport {
  read(record: unknown): CardReading;
  /** A definition that `read` made, as everyone may read it. */
  catalogueCard(definition: object): CatalogueCard;
}
