import { opponentOf, SEATS } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { after } from '../playout.js';
import { mustEqual, violation } from '../violation.js';
import { often } from './property.js';

/** Either seat may concede at any time, in turn or out of it; the other one wins. */
export const canBeConceded = often((moment) => {
  const { game, state } = moment;
  if (game.status(state).outcome) return;
  for (const seat of SEATS) {
    const concession = { type: 'CONCEDE', seat, data: {} };
    const verdict = game.validate(state, concession);
    if (!verdict.valid) throw violation(moment, `seat ${seat} cannot concede: ${verdict.code}`);
    const { outcome } = game.status(after(moment, concession).state);
    mustEqual(moment, 'the outcome of a concession', outcome, { winner: opponentOf(seat), reason: 'CONCEDE' });
  }
});
