import { spell } from '../definition.js';
import { ownCard } from '../targets.js';

export const unholyFrenzy = spell(
  'Unholy Frenzy',
  'One of your cards gets +2 ATK and −1 DEF.',
  ownCard,
  (effects, cast) => effects.modify(cast.targets[0], { atk: 2, def: -1 }, cast.expires),
);
