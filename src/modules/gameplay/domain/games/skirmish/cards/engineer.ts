import { unit } from './definition.js';

export const engineer = unit('Engineer', 1, 'BRONZE', 'At the start of your turn: its slot gets +1.', {
  turnStart: { effects: (_, { by, slot }) => [{ kind: 'MODIFY_SLOTS', by, slots: [slot], amount: 1 }] },
});
