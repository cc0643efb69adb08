import { opponentOf } from '../../../engine/seat.js';
import { fields } from '../shapes.js';
import { endMatch } from '../turn/win-conditions.js';
import type { ActionRules } from './action-rules.js';

/** At any time until the match is over. */
export const concede: ActionRules<'CONCEDE'> = {
  shape: fields({}),
  condition: () => null,
  carryOut: (play, seat) => endMatch(play, opponentOf(seat), 'CONCEDE'),
  candidates: () => [],
};
