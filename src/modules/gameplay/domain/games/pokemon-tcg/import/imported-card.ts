import type { Tally } from '../../../engine/card-import.js';
import type { CardDefinition } from '../cards/card-definition.js';

/** A card on its way in: what it is, and what of its text is not understood. */
export interface Draft {
  readonly definition: CardDefinition;
  readonly attacks: Tally;
  readonly sentences: number;
  /** The sentences that are not understood. */
  readonly unread: readonly string[];
  /** What else cannot be carried over, such as a kind of Pokémon that the game does not have. */
  readonly odd: readonly string[];
}
