import { closeSlots } from '../board.js';
import { action } from './definition.js';

export const seed = action('Seed', 'BRONZE', 'A slot and its close slots get +1.', {
  targets: 1,
  isTarget: () => true,
  effects: (_, by, [slot]) => [{ kind: 'MODIFY_SLOTS', by, slots: [slot, ...closeSlots(slot)], amount: 1 }],
});
