import { integer } from '../../shapes.js';
import { addMarker, nextTurnOf } from '../add-marker.js';
import { pokemonNamed } from '../amount.js';
import type { Operation } from '../operation.js';

/** "During your next turn, this Pokémon's attacks do … more damage." */
export const boostNextTurn: Operation<'boost-next-turn'> = {
  fields: () => [{ amount: integer(10, 300) }],
  could: (state, scene) => pokemonNamed(state, scene) !== null,
  resolve: (play, task, { amount }) => {
    const id = pokemonNamed(play.state, task);
    if (id !== null) addMarker(play, id, { kind: 'BOOST', amount, turn: nextTurnOf(play.state, id) });
  },
};
