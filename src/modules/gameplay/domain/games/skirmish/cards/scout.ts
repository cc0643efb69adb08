import { unit } from './definition.js';

export const scout = unit('Scout', 2, 'BRONZE', 'Deploy: draw a card.', {
  deploy: { effects: (_, { by, owner }) => [{ kind: 'DRAW', by, seat: owner, count: 1 }] },
});
