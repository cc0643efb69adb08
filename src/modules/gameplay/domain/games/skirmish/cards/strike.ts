import { unitAt } from '../board.js';
import { action } from './definition.js';

export const strike = action('Strike', 'BRONZE', '3 damage to a unit.', {
  targets: 1,
  isTarget: (state, _, [slot]) => unitAt(state, slot) !== null,
  effects: (_, by, [slot]) => [{ kind: 'DAMAGE', by, slots: [slot], amount: 3 }],
});
