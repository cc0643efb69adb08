import { isClose, unitAt } from '../board.js';
import { unit } from './definition.js';

export const vampire = unit(
  'Vampire',
  2,
  'SILVER',
  'Grows by the damage dealt to close units. Activate (cooldown 1): 2 damage to a close unit.',
  {
    activate: {
      cooldown: 1,
      isTarget: (state, { slot }, target) => isClose(slot, target) && unitAt(state, target) !== null,
      ability: { effects: (_, { by, target }) => [{ kind: 'DAMAGE', by, slots: [target!], amount: 2 }] },
    },
    afterDamage: (_, self, slot, amount) =>
      isClose(self.slot, slot) ? [{ kind: 'BUFF', by: self.by, cards: [self.by.card], amount }] : [],
  },
);
