import { opponentOf } from '../../../../engine/seat.js';
import { spell } from '../definition.js';
import { noTarget } from '../targets.js';

export const blindingFlash = spell('Blinding Flash', 'All enemy cards get −2 ATK.', noTarget, (effects, cast) => {
  for (const card of effects.frontRow(opponentOf(cast.caster))) effects.modify(card.id, { atk: -2 }, cast.expires);
});
