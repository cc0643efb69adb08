import { unit } from './definition.js';

export const roots = unit('Roots', 2, 'BRONZE', 'Death: its slot gets + the power it had.', {
  death: { effects: (_, { by, slot, power }) => [{ kind: 'MODIFY_SLOTS', by, slots: [slot], amount: power }] },
});
