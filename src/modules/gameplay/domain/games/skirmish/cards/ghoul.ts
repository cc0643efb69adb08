import { isClose } from '../board.js';
import { unit } from './definition.js';

export const ghoul = unit('Ghoul', 1, 'BRONZE', 'When a close unit dies: +2.', {
  afterDeath: (_, self, slot) =>
    isClose(self.slot, slot) ? [{ kind: 'BUFF', by: self.by, cards: [self.by.card], amount: 2 }] : [],
});
