import { spell } from '../definition.js';
import { ownCard } from '../targets.js';

export const defensiveBarrier = spell('Defensive Barrier', 'One of your cards gets +3 DEF.', ownCard, (effects, cast) =>
  effects.modify(cast.targets[0], { def: 3 }, cast.expires),
);
