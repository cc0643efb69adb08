import { spell } from '../definition.js';
import { ownCard } from '../targets.js';

export const powerSurge = spell('Power Surge', 'One of your cards gets +3 ATK.', ownCard, (effects, cast) =>
  effects.modify(cast.targets[0], { atk: 3 }, cast.expires),
);
