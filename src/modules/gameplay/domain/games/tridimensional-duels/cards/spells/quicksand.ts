import { opponentOf } from '../../../../engine/seat.js';
import { spell } from '../definition.js';
import { noTarget } from '../targets.js';

export const quicksand = spell('Quicksand', 'All enemy cards get −2 SPD.', noTarget, (effects, cast) => {
  for (const card of effects.frontRow(opponentOf(cast.caster))) effects.modify(card.id, { spd: -2 }, cast.expires);
});
