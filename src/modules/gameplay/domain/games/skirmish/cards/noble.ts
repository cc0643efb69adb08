import { unit } from './definition.js';

export const noble = unit('Noble', 4, 'SILVER', 'Conquer: draw 2 cards.', {
  conquer: { effects: (_, { by, owner }) => [{ kind: 'DRAW', by, seat: owner, count: 2 }] },
});
