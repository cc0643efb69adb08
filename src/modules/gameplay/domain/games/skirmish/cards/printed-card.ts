import type { Seat } from '../../../engine/seat.js';
import type { Card, CardId, DefinitionId } from '../model.js';
import { definitionOf, printedPower } from './index.js';

/** A card with its printed values: as it is dealt, and as it is again once it has left the board. */
export const printedCard = (id: CardId, definition: DefinitionId, owner: Seat): Card => ({
  id,
  definition,
  owner,
  basePower: printedPower(definitionOf(definition)),
  buffs: 0,
  damage: 0,
  cooldown: 0,
  activatedThisTurn: false,
});
