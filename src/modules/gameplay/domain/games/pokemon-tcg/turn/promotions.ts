import { opponentOf } from '../../../engine/seat.js';
import { benchOf } from '../board.js';
import { ask, type Play } from '../play.js';

/** Whoever has no Active Pokémon promotes one; the player whose turn it is does so last. */
export const promotions = (play: Play): void => {
  const { activeSeat } = play.state;
  for (const seat of [opponentOf(activeSeat), activeSeat]) {
    if (play.state.players[seat].active === null && benchOf(play.state, seat).length > 0) {
      ask(play, { kind: 'PROMOTION', seat });
    }
  }
};
