import { opponentOf } from '../../../../engine/seat.js';
import { centreOf, columnOf, hasBrokenSideLane } from '../../board.js';
import { spell } from '../definition.js';
import { ownMonster } from '../targets.js';

export const sacrificialRitual = spell(
  'Sacrificial Ritual',
  'Destroy one of your monsters. Its ATK hits the enemy champion if an enemy side lane is broken, else the lane of the monster’s column.',
  ownMonster,
  (effects, { caster, targets: [monster] }) => {
    const enemy = opponentOf(caster);
    const { atk } = effects.stats(monster);
    const column = columnOf(effects.state, monster)!;
    effects.destroy(monster);
    const champion = centreOf(effects.state, enemy);
    if (champion && hasBrokenSideLane(effects.state, enemy)) effects.damage(champion, atk);
    else effects.damageLane(enemy, column, atk);
  },
);
