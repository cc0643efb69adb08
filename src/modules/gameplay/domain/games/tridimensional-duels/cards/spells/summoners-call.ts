import { spell } from '../definition.js';
import { noTarget } from '../targets.js';

export const summonersCall = spell('Summoner’s Call', 'Draw 2 cards.', noTarget, (effects, { caster }) =>
  effects.draw(caster, 2),
);
