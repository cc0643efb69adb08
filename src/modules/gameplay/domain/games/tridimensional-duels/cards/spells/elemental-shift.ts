import { spell } from '../definition.js';
import { anyMonster } from '../targets.js';

export const elementalShift = spell(
  'Elemental Shift',
  'A monster’s ATK and DEF change places; DEF is at least 1.',
  anyMonster,
  (effects, { targets: [monster], expires }) => {
    const { atk, def } = effects.stats(monster);
    effects.setStats(monster, { atk: def, def: Math.max(1, atk) }, expires);
  },
);
