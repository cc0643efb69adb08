import { locate } from '../board.js';
import { unit } from './definition.js';

export const rogue = unit(
  'Rogue',
  2,
  'SILVER',
  'Where both slots of its terrain hold a unit, the lowest power wins; equal is nobody.',
  {
    rules: {
      DETERMINE_TERRAIN_WINNER: {
        modify: (state, self, { terrain, power, present }, winner) => {
          if (locate(state, self)!.terrain !== terrain || !present[0] || !present[1]) return winner;
          if (power[0] === power[1]) return null;
          return power[0] < power[1] ? 0 : 1;
        },
      },
    },
  },
);
