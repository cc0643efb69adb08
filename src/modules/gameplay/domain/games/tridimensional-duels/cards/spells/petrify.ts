import { spell } from '../definition.js';
import { enemyCard } from '../targets.js';

export const petrify = spell('Petrify', 'Stun an enemy card for a turn.', enemyCard, (effects, { targets: [target] }) =>
  effects.afflict(target, { type: 'STUN', remaining: 1 }),
);
