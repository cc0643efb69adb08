import { pokemonInPlay } from '../board.js';
import { changePokemon, tell, type Play } from '../play.js';
import type { CardId, Marker, PokemonState } from '../state.js';

/** The number of the next turn of the Pokémon's player. */
export const nextTurnOf = (state: PokemonState, id: CardId): number =>
  state.turn + (state.cards[id].owner === state.activeSeat ? 2 : 1);

export const addMarker = (play: Play, id: CardId, marker: Marker): void => {
  changePokemon(play, id, { markers: [...pokemonInPlay(play.state, id).markers, marker] });
  tell(play, 'MARKED', { pokemon: id, ...marker });
};
