import { closeSlots, isWounded, unitsOnBoard } from '../board.js';
import { chooseSlot, unit } from './definition.js';

export const hunter = unit('Hunter', 4, 'SILVER', 'Deploy: kill a close wounded unit.', {
  deploy: chooseSlot(
    (state, self) =>
      unitsOnBoard(state, closeSlots(self.slot))
        .filter(({ card }) => isWounded(card))
        .map(({ slot }) => slot),
    (_, { by }, slot) => [{ kind: 'KILL', by, slot }],
  ),
});
