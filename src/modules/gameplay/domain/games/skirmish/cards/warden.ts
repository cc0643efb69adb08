import { isClose, locate, unitAt } from '../board.js';
import { unit } from './definition.js';

export const warden = unit(
  'Warden',
  2,
  'SILVER',
  'Action cards and abilities of the enemy cannot target its close allies.',
  {
    rules: {
      CAN_TARGET: {
        modify: (state, self, { source, slot }, allowed) => {
          const { owner } = state.cards[self];
          const isCloseAlly =
            slot.seat === owner && isClose(locate(state, self)!, slot) && unitAt(state, slot) !== null;
          return allowed && !(isCloseAlly && source.owner !== owner);
        },
      },
    },
  },
);
