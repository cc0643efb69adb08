import { unit } from './definition.js';

export const wizard = unit('Wizard', 3, 'BRONZE', 'When you play an action card: its slot gets +2.', {
  afterActionCard: (_, { by, owner, slot }, player) =>
    player === owner ? [{ kind: 'MODIFY_SLOTS', by, slots: [slot], amount: 2 }] : [],
});
