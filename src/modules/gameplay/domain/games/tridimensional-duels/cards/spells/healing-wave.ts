import { spell } from '../definition.js';
import { noTarget } from '../targets.js';

export const healingWave = spell('Healing Wave', 'Heal 2 on all your cards.', noTarget, (effects, { caster }) => {
  for (const card of effects.frontRow(caster)) effects.heal(card.id, 2);
});
