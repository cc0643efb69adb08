import { benchOf, definitionOf, pokemonInPlay, pokemonOf } from '../board.js';
import type { Refusal } from '../../../engine/refusal.js';
import type { Seat } from '../../../engine/seat.js';
import type { SpecialCondition } from '../cards/effect.js';
import { breaks, refuse } from '../refusals.js';
import type { CardId, Marker, PokemonState } from '../state.js';

/** Claims that several actions share. */

export const cardIsInHand = (
  state: PokemonState,
  seat: Seat,
  { cardId }: { readonly cardId: CardId },
): Refusal | null => (state.players[seat].hand.includes(cardId) ? null : refuse('INSUFFICIENT_RESOURCES', { cardId }));

export const targetIsYours = (
  state: PokemonState,
  seat: Seat,
  { target }: { readonly target: CardId },
): Refusal | null => (pokemonOf(state, seat).includes(target) ? null : refuse('INVALID_TARGET', { target }));

export const benchHasAPlace = (state: PokemonState, seat: Seat): Refusal | null =>
  state.players[seat].bench.includes(null) ? null : breaks('BENCH_FULL');

export const benchIsNotEmpty = (state: PokemonState, seat: Seat): Refusal | null =>
  benchOf(state, seat).length > 0 ? null : breaks('BENCH_EMPTY');

const activeIsNot =
  (condition: SpecialCondition, rule: 'ASLEEP' | 'PARALYZED') =>
  (state: PokemonState, seat: Seat): Refusal | null =>
    pokemonInPlay(state, state.players[seat].active!).conditions.includes(condition) ? breaks(rule) : null;

export const activeIsNotAsleep = activeIsNot('ASLEEP', 'ASLEEP');
export const activeIsNotParalyzed = activeIsNot('PARALYZED', 'PARALYZED');

/** What an attack left behind keeps the Active Pokémon from something this turn. */
export const activeIsFreeOf =
  (kind: Extract<Marker['kind'], 'CANNOT_ATTACK' | 'CANNOT_RETREAT'>) =>
  (state: PokemonState, seat: Seat): Refusal | null =>
    pokemonInPlay(state, state.players[seat].active!).markers.some(
      (marker) => marker.kind === kind && marker.turn === state.turn,
    )
      ? breaks(kind)
      : null;

/** One id a card of the same kind: which of two equal cards in hand is played makes no difference. */
export const oneOfEach = (state: PokemonState, ids: readonly CardId[]): CardId[] => {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const { definition } = state.cards[id];
    return !seen.has(definition) && seen.add(definition);
  });
};

/** The first card in hand that equals this one. */
export const representative = (state: PokemonState, seat: Seat, cardId: CardId): CardId =>
  state.players[seat].hand.find((id) => state.cards[id].definition === state.cards[cardId].definition) ?? cardId;

export const handOf = (state: PokemonState, seat: Seat, supertype: 'POKEMON' | 'ENERGY' | 'TRAINER'): CardId[] =>
  oneOfEach(state, state.players[seat].hand).filter((id) => definitionOf(state, id).supertype === supertype);
