import { inFront, powerAt, unitAt } from '../board.js';
import { unit } from './definition.js';

export const mimic = unit('Mimic', 1, 'SILVER', 'Deploy: its power becomes that of the enemy in front.', {
  deploy: {
    effects: (state, { by, slot }) =>
      unitAt(state, inFront(slot))
        ? [{ kind: 'SET_BASE_POWER', by, card: by.card, power: powerAt(state, inFront(slot)) }]
        : [],
  },
});
