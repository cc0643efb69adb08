import { fields } from '../shapes.js';
import { drawForTurn } from '../turn/draw-for-turn.js';
import { endOfTurn } from '../turn/end-of-turn.js';
import type { ActionRules } from './action-rules.js';

/** In the DRAW phase the card for the turn is drawn first, so that nobody passes their way around an empty deck. */
export const endTurn: ActionRules<'END_TURN'> = {
  shape: fields({}),
  phases: ['DRAW', 'MAIN_PHASE', 'ATTACK', 'END'],
  condition: () => null,
  carryOut: (play, seat) => {
    if (play.state.phase === 'DRAW') drawForTurn(play, seat);
    if (play.state.result === null) endOfTurn(play);
  },
  candidates: () => [{}],
};
