import { isClose } from '../board.js';
import { unit } from './definition.js';

export const rookie = unit('Rookie', 3, 'BRONZE', 'Activate (cooldown 2): its slot and a close slot get +2.', {
  activate: {
    cooldown: 2,
    isTarget: (_, { slot }, target) => isClose(slot, target),
    ability: {
      effects: (_, { by, slot, target }) => [{ kind: 'MODIFY_SLOTS', by, slots: [slot, target!], amount: 2 }],
    },
  },
});
