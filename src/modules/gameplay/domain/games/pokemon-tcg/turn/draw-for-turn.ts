import { opponentOf, type Seat } from '../../../engine/seat.js';
import { change, type Play } from '../play.js';
import { drawCards } from '../zones.js';
import { endMatch } from './win-conditions.js';

/** The card for the turn; who cannot draw it loses. */
export const drawForTurn = (play: Play, seat: Seat): void => {
  if (drawCards(play, seat, 1).length === 0) return endMatch(play, opponentOf(seat), 'DECK_OUT');
  change(play, { phase: 'MAIN_PHASE' });
};
