import { chooseSlot, unit } from './definition.js';
import { closeEnemies } from './targets.js';

export const warlock = unit(
  'Warlock',
  3,
  'SILVER',
  "May consume. Consume: the victim's power as damage to a close enemy.",
  {
    consumes: 'MAY',
    consume: chooseSlot(closeEnemies, (_, { by, power }, slot) => [
      { kind: 'DAMAGE', by, slots: [slot], amount: power },
    ]),
  },
);
