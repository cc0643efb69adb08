import { locate } from '../board.js';
import { unit } from './definition.js';

export const peacemaker = unit('Peacemaker', 2, 'SILVER', 'Nothing is consumed on its terrain or the adjacent ones.', {
  rules: {
    CAN_CONSUME: {
      modify: (state, self, { victim }, allowed) =>
        allowed && Math.abs(locate(state, self)!.terrain - locate(state, victim)!.terrain) > 1,
    },
  },
});
