import { unitAt } from '../board.js';
import { action } from './definition.js';

export const energize = action('Energize', 'BRONZE', 'An ally gets +3.', {
  targets: 1,
  isTarget: (state, player, [slot]) => slot.seat === player && unitAt(state, slot) !== null,
  effects: (state, by, [slot]) => [{ kind: 'BUFF', by, cards: [unitAt(state, slot)!.id], amount: 3 }],
});
