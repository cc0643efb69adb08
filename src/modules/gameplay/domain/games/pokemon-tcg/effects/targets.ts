import { opponentOf, SEATS, type Seat } from '../../../engine/seat.js';
import { benchOf, isInPlay, pokemonOf } from '../board.js';
import type { ChosenPokemon, NamedTarget, PokemonTarget } from '../cards/effect.js';
import { optionsOf } from '../choices/options.js';
import type { Answer, CardId, PokemonState, Source } from '../state.js';
import { seatOf } from './amount.js';
import { chosenCards, isQuestion, type Question, type Scene } from './operation.js';

const active = (state: PokemonState, seat: Seat): CardId[] => {
  const id = state.players[seat].active;
  return id === null ? [] : [id];
};

export const pokemonAt = (state: PokemonState, scene: Scene, target: NamedTarget): CardId[] => {
  switch (target) {
    case 'SELF':
      return isInPlay(state, scene.source) ? [scene.source] : [];
    case 'OWN_ACTIVE':
      return active(state, scene.seat);
    case 'DEFENDER':
      return active(state, opponentOf(scene.seat));
    case 'OWN_BENCH':
      return benchOf(state, scene.seat);
    case 'OPPONENT_BENCH':
      return benchOf(state, opponentOf(scene.seat));
    case 'OWN_ALL':
      return pokemonOf(state, scene.seat);
    case 'OPPONENT_ALL':
      return pokemonOf(state, opponentOf(scene.seat));
    default:
      return target satisfies never;
  }
};

const sourceOf = (scene: Scene, { side, place, filter, damaged }: ChosenPokemon): Source => ({
  zone: 'POKEMON',
  seats: side === 'ANY' ? SEATS : [seatOf(scene, side)],
  place: place ?? 'ANY',
  filter: filter ?? {},
  damaged: damaged ?? false,
});

const questionFor = (scene: Scene, target: ChosenPokemon): Question => {
  const count = target.count ?? 1;
  return { seat: seatOf(scene, target.by), from: sourceOf(scene, target), min: target.upTo ? 0 : count, max: count };
};

/** The Pokémon an effect is about, or the question which. */
export const targetsOf = (
  state: PokemonState,
  scene: Scene,
  target: PokemonTarget,
  answer: Answer | undefined,
): readonly CardId[] | Question => {
  if (typeof target === 'string') return pokemonAt(state, scene, target);
  return answer === undefined ? questionFor(scene, target) : chosenCards(answer);
};

const GROUPS: Partial<Record<NamedTarget, ChosenPokemon>> = {
  OWN_BENCH: { side: 'OWN', place: 'BENCH' },
  OPPONENT_BENCH: { side: 'OPPONENT', place: 'BENCH' },
  OWN_ALL: { side: 'OWN' },
  OPPONENT_ALL: { side: 'OPPONENT' },
};

/** One Pokémon; of a group the player chooses one. Empty where there is none. */
export const oneTargetOf = (
  state: PokemonState,
  scene: Scene,
  target: PokemonTarget,
  answer: Answer | undefined,
): readonly CardId[] | Question =>
  targetsOf(state, scene, typeof target === 'string' ? (GROUPS[target] ?? target) : target, answer);

/** Every Pokémon that could be meant. */
export const possibleTargets = (state: PokemonState, scene: Scene, target: PokemonTarget): readonly CardId[] => {
  const found = targetsOf(state, scene, target, undefined);
  return isQuestion(found) ? optionsOf(state, found.from) : found;
};
