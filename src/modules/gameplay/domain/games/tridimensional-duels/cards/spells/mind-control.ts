import { spell } from '../definition.js';
import { enemyMonster } from '../targets.js';

const STRONGEST_MIND = 3;

export const mindControl = spell(
  'Mind Control',
  'An enemy monster with ATK 3 or less stands in your leftmost empty side cell, attacks what is opposite once, and returns at END.',
  { ...enemyMonster, allows: (candidate) => enemyMonster.allows(candidate) && candidate.atk <= STRONGEST_MIND },
  (effects, { targets: [monster] }) => effects.takeControl(monster),
);
