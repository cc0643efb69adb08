import { closeSlots, unitAt } from '../board.js';
import { action } from './definition.js';

export const fireball = action('Fireball', 'SILVER', "2 damage to a slot's unit and every close unit.", {
  targets: 1,
  isTarget: (state, _, [slot]) => unitAt(state, slot) !== null,
  effects: (_, by, [slot]) => [{ kind: 'DAMAGE', by, slots: [slot, ...closeSlots(slot)], amount: 2 }],
});
