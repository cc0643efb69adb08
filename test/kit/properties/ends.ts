import { SEATS } from '../../../src/modules/gameplay/domain/engine/seat.js';
import type { Moment } from '../moment.js';
import { playout } from '../playout.js';
import { violation } from '../violation.js';
import type { Property } from './property.js';

const nothingIsOpenAfterTheEnd = (moment: Moment): void => {
  const { game, state } = moment;
  const { matchState, toAct } = game.status(state);
  if (matchState !== 'MATCH_ENDED') throw violation(moment, `over, but in match state ${matchState}`);
  if (toAct.length > 0) throw violation(moment, `over, but seats ${toAct.join()} are to act`);
  for (const seat of SEATS) {
    if (game.legalActions(state, seat).length > 0) throw violation(moment, `over, but seat ${seat} has legal actions`);
    for (const { type } of game.actions) {
      if (game.validate(state, { type, seat, data: {} }).valid)
        throw violation(moment, `${type} is valid after the end`);
    }
  }
};

/** Random play comes to an end, someone can act until then, and nobody afterwards. */
export const ends: Property = (game, seed) => {
  let last: Moment | undefined;
  for (const moment of playout(game, seed)) {
    const { matchState, outcome, toAct } = game.status(moment.state);
    if (!outcome && matchState === 'MATCH_ENDED') throw violation(moment, 'ended without an outcome');
    for (const seat of SEATS) {
      if (!toAct.includes(seat) && game.legalActions(moment.state, seat).length > 0)
        throw violation(moment, `seat ${seat} has legal actions but is not to act`);
    }
    last = moment;
  }
  nothingIsOpenAfterTheEnd(last!);
};
