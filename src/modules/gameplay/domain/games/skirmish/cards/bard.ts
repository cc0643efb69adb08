import { ownCloseSlots, unitsOnBoard } from '../board.js';
import { unit } from './definition.js';

export const bard = unit('Bard', 2, 'BRONZE', 'At the start of your turn: close allies get +1.', {
  turnStart: {
    effects: (state, { by, slot }) => [
      { kind: 'BUFF', by, cards: unitsOnBoard(state, ownCloseSlots(slot)).map(({ card }) => card.id), amount: 1 },
    ],
  },
});
