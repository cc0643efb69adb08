import { inFront } from '../board.js';
import { unit } from './definition.js';

export const turret = unit('Turret', 3, 'BRONZE', 'At the start of your turn: 1 damage in front.', {
  turnStart: { effects: (_, { by, slot }) => [{ kind: 'DAMAGE', by, slots: [inFront(slot)], amount: 1 }] },
});
