/** A card of the catalogue as everyone may read it. Games add fields of their own. */
export interface CatalogueCard {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
  /** The printed text. */
  readonly text: string;
  /** False where the rules cannot carry out the card's text. */
  readonly playable: boolean;
  readonly [field: string]: unknown;
}
