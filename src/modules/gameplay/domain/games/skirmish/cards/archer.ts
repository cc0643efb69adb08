import { chooseSlot, unit } from './definition.js';
import { closeEnemies } from './targets.js';

export const archer = unit('Archer', 3, 'BRONZE', 'Deploy: 2 damage to a close enemy.', {
  deploy: chooseSlot(closeEnemies, (_, { by }, slot) => [{ kind: 'DAMAGE', by, slots: [slot], amount: 2 }]),
});
