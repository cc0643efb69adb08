import { opponentOf } from '../../../engine/seat.js';
import { pokemonCard, pokemonInPlay } from '../board.js';
import type { Test } from '../cards/effect.js';
import type { PokemonState } from '../state.js';
import { countOf, pokemonNamed } from './amount.js';
import type { Scene } from './operation.js';

export const testHolds = (state: PokemonState, scene: Scene, test: Test): boolean => {
  switch (test.test) {
    case 'COUNT': {
      const count = countOf(state, scene, test.of);
      return count >= (test.atLeast ?? 0) && count <= (test.atMost ?? Infinity);
    }
    case 'HAS_CONDITION': {
      const pokemon = pokemonNamed(state, scene, test.on);
      const conditions = pokemon === null ? [] : pokemonInPlay(state, pokemon).conditions;
      return test.condition ? conditions.includes(test.condition) : conditions.length > 0;
    }
    case 'HAS_TYPE': {
      const pokemon = pokemonNamed(state, scene, test.on);
      return pokemon !== null && pokemonCard(state, pokemon).types.includes(test.type);
    }
    case 'STADIUM_IN_PLAY':
      return state.stadium !== null;
    case 'BEHIND_ON_PRIZES':
      return state.players[scene.seat].prizes.length > state.players[opponentOf(scene.seat)].prizes.length;
    default:
      return test satisfies never;
  }
};
