import { spell } from '../definition.js';
import { ownCard } from '../targets.js';

export const speedBoost = spell('Speed Boost', 'One of your cards gets +3 SPD.', ownCard, (effects, cast) =>
  effects.modify(cast.targets[0], { spd: 3 }, cast.expires),
);
