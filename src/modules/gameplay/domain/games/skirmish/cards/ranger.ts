import { isClose } from '../board.js';
import { unit } from './definition.js';

export const ranger = unit('Ranger', 4, 'BRONZE', 'Activate (once a turn): move to an own close slot, swapping.', {
  activate: {
    cooldown: 0,
    isTarget: (_, { owner, slot }, target) => target.seat === owner && isClose(slot, target),
    ability: { effects: (_, { by, slot, target }) => [{ kind: 'MOVE', by, from: slot, to: target! }] },
  },
});
