import { opponentOf, SEATS } from '../../../engine/seat.js';
import { pokemonInPlay, pokemonOf } from '../board.js';
import { change, changePlayer, changePokemon, tell, type Play } from '../play.js';
import { FRESH_FLAGS } from '../state.js';

export const nextTurn = (play: Play): void => {
  const turn = play.state.turn + 1;
  const activeSeat = opponentOf(play.state.activeSeat);
  change(play, { turn, activeSeat, matchState: 'PLAYER_TURN', phase: 'DRAW' });
  for (const seat of SEATS) {
    changePlayer(play, seat, { flags: FRESH_FLAGS });
    for (const id of pokemonOf(play.state, seat)) {
      const { markers } = pokemonInPlay(play.state, id);
      if (markers.some((marker) => marker.turn < turn)) {
        changePokemon(play, id, { markers: markers.filter((marker) => marker.turn >= turn) });
      }
    }
  }
  tell(play, 'TURN_STARTED', { seat: activeSeat, turn });
};
