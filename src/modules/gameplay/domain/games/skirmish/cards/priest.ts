import { closeSlots } from '../board.js';
import { chooseSlot, unit } from './definition.js';

export const priest = unit('Priest', 2, 'BRONZE', "Deploy: clear a close slot's modifier.", {
  deploy: chooseSlot(
    (_, { slot }) => closeSlots(slot),
    (_, { by }, slot) => [{ kind: 'CLEAR_SLOT', by, slot }],
  ),
});
