import { unit } from './definition.js';

export const apprentice = unit('Apprentice', 3, 'BRONZE', 'May consume. Consume: draw a card.', {
  consumes: 'MAY',
  consume: { effects: (_, { by, owner }) => [{ kind: 'DRAW', by, seat: owner, count: 1 }] },
});
