import { opponentOf } from '../../../../engine/seat.js';
import { spell } from '../definition.js';
import { noTarget } from '../targets.js';

export const manaDrain = spell('Mana Drain', 'The enemy places no spell next turn.', noTarget, (effects, { caster }) =>
  effects.blockSpells(opponentOf(caster), effects.state.turn + 1),
);
