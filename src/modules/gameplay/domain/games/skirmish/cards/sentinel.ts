import { inFront, locate, sameSlot } from '../board.js';
import { unit } from './definition.js';

export const sentinel = unit('Sentinel', 3, 'SILVER', 'No enemy unit may be deployed into the slot in front of it.', {
  rules: {
    CAN_DEPLOY: {
      modify: (state, self, { slot }, allowed) => allowed && !sameSlot(slot, inFront(locate(state, self)!)),
    },
  },
});
