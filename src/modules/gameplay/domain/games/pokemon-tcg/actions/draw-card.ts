import { fields } from '../shapes.js';
import { drawForTurn } from '../turn/draw-for-turn.js';
import type { ActionRules } from './action-rules.js';

export const drawCard: ActionRules<'DRAW_CARD'> = {
  shape: fields({}),
  phases: ['DRAW'],
  condition: () => null,
  carryOut: (play, seat) => drawForTurn(play, seat),
  candidates: () => [{}],
};
