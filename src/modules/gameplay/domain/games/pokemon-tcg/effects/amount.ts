import { opponentOf, type Seat } from '../../../engine/seat.js';
import { attachedUnits, unitsOf } from '../attack/energy.js';
import { benchOf, isInPlay, pokemonInPlay } from '../board.js';
import type { Amount, Count, Side } from '../cards/effect.js';
import type { CardId, PokemonState } from '../state.js';
import type { Scene } from './operation.js';

export const seatOf = (scene: Scene, side: Side = 'OWN'): Seat =>
  side === 'OWN' ? scene.seat : opponentOf(scene.seat);

/** The Pokémon itself, or the opponent's Active; null where it is gone. */
export const pokemonNamed = (state: PokemonState, scene: Scene, on: 'SELF' | 'DEFENDER' = 'SELF'): CardId | null => {
  if (on === 'DEFENDER') return state.players[opponentOf(scene.seat)].active;
  return isInPlay(state, scene.source) ? scene.source : null;
};

export const countOf = (state: PokemonState, scene: Scene, { count, on, side, type }: Count): number => {
  const pokemon = pokemonNamed(state, scene, on);
  const player = state.players[seatOf(scene, side)];
  switch (count) {
    case 'HEADS':
      return scene.memory.heads;
    case 'TAILS':
      return scene.memory.tails;
    case 'DISCARDED':
      return scene.memory.discarded;
    case 'ENERGY': {
      const units = pokemon === null ? [] : attachedUnits(state, pokemon);
      return type ? units.filter((unit) => unit === type || unit === 'ANY').length : units.length;
    }
    case 'ENERGY_CARDS': {
      const cards = pokemon === null ? [] : pokemonInPlay(state, pokemon).attached;
      const provides = (id: CardId) => unitsOf(state, id).some((unit) => unit === type || unit === 'ANY');
      return type ? cards.filter(provides).length : cards.length;
    }
    case 'DAMAGE_COUNTERS':
      return pokemon === null ? 0 : Math.floor(pokemonInPlay(state, pokemon).damage / 10);
    case 'BENCH':
      return benchOf(state, seatOf(scene, side)).length;
    case 'HAND':
      return player.hand.length;
    case 'PRIZES_TAKEN':
      return state.options.prizes - player.prizes.length;
    default:
      return count satisfies never;
  }
};

export const amountOf = (state: PokemonState, scene: Scene, amount: Amount): number =>
  typeof amount === 'number' ? amount : (amount.base ?? 0) + amount.times * countOf(state, scene, amount.each);
