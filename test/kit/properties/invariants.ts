import { violation } from '../violation.js';
import { always } from './property.js';

export const keepsInvariants = always((moment) => {
  const broken = moment.game.invariants(moment.state);
  if (broken.length > 0) throw violation(moment, `broken invariants: ${broken.join('; ')}`);
});
