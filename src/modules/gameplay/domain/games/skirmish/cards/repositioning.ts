import { sameSlot, unitAt } from '../board.js';
import { action } from './definition.js';

export const repositioning = action('Repositioning', 'BRONZE', 'Move an own unit to another own slot, swapping.', {
  targets: 2,
  isTarget: (state, player, [from, to]) =>
    from.seat === player && to.seat === player && !sameSlot(from, to) && unitAt(state, from) !== null,
  effects: (_, by, [from, to]) => [{ kind: 'MOVE', by, from, to }],
});
