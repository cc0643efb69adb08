import { powerAt } from '../board.js';
import { action } from './definition.js';

export const assassinate = action('Assassinate', 'GOLD', 'Kill an enemy of power 5 or more.', {
  targets: 1,
  isTarget: (state, player, [slot]) => slot.seat !== player && powerAt(state, slot) >= 5,
  effects: (_, by, [slot]) => [{ kind: 'KILL', by, slot }],
});
