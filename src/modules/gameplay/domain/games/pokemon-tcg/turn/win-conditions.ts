import { opponentOf, type Seat } from '../../../engine/seat.js';
import { pokemonOf } from '../board.js';
import { change, tell, type Play } from '../play.js';
import type { PokemonState } from '../state.js';

export const endMatch = (play: Play, winner: Seat | null, reason: string): void => {
  change(play, { matchState: 'MATCH_ENDED', pending: [], tasks: [], result: { winner, reason } });
  tell(play, 'MATCH_ENDED', { winner, reason });
};

const tookAllPrizes = (state: PokemonState, seat: Seat): boolean => state.players[seat].prizes.length === 0;
const opponentHasNoPokemon = (state: PokemonState, seat: Seat): boolean =>
  pokemonOf(state, opponentOf(seat)).length === 0;

const conditionsMet = (state: PokemonState, seat: Seat): string[] => [
  ...(tookAllPrizes(state, seat) ? ['PRIZES'] : []),
  ...(opponentHasNoPokemon(state, seat) ? ['NO_POKEMON'] : []),
];

/** Met by both at once: the player meeting more wins; equal is a draw, or left to sudden death. */
export const winCheck = (play: Play): void => {
  const met = [conditionsMet(play.state, 0), conditionsMet(play.state, 1)] as const;
  if (met[0].length === 0 && met[1].length === 0) return;
  if (met[0].length === met[1].length) {
    return endMatch(play, null, play.state.options.suddenDeath ? 'SUDDEN_DEATH' : 'SIMULTANEOUS');
  }
  const winner = met[0].length > met[1].length ? 0 : 1;
  endMatch(play, winner, met[winner][0]);
};
