import { unitAt } from '../board.js';
import { action } from './definition.js';

export const unsummon = action('Unsummon', 'BRONZE', "Return a unit to its owner's hand.", {
  targets: 1,
  isTarget: (state, _, [slot]) => unitAt(state, slot) !== null,
  effects: (_, by, [slot]) => [{ kind: 'BOUNCE', by, slot }],
});
