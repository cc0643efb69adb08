import { SEATS } from '../../engine/seat.js';
import { definitionOf, pokemonCard, pokemonInPlay, pokemonOf } from './board.js';
import type { Passive } from './cards/effect.js';
import type { CardId, PokemonState } from './state.js';

/** What cards in play change for as long as they lie there: abilities, Tools and the Stadium. */
const passivesOf = (state: PokemonState, id: CardId): readonly Passive[] => {
  const card = definitionOf(state, id);
  if (card.supertype === 'POKEMON') return card.ability?.passives ?? [];
  return card.supertype === 'TRAINER' ? (card.passives ?? []) : [];
};

const concerns = (state: PokemonState, passive: Passive, holder: CardId | null, pokemon: CardId): boolean => {
  if (passive.type && !pokemonCard(state, pokemon).types.includes(passive.type)) return false;
  switch (passive.applies) {
    case 'SELF':
      return holder === pokemon;
    case 'OWN':
      return holder !== null && state.cards[holder].owner === state.cards[pokemon].owner;
    case 'ALL':
      return true;
    default:
      return passive.applies satisfies never;
  }
};

interface InPlay {
  readonly passive: Passive;
  /** The Pokémon that has it; null for the Stadium's. */
  readonly holder: CardId | null;
}

const passivesInPlay = (state: PokemonState): readonly InPlay[] => {
  const found: InPlay[] = [];
  const add = (card: CardId, holder: CardId | null): void => {
    for (const passive of passivesOf(state, card)) found.push({ passive, holder });
  };
  for (const seat of SEATS) {
    for (const id of pokemonOf(state, seat)) {
      add(id, id);
      const { tool } = pokemonInPlay(state, id);
      if (tool !== null) add(tool, id);
    }
  }
  if (state.stadium !== null) add(state.stadium, null);
  return found;
};

/** A view asks for every Pokémon of a state; a state never changes. */
const known = new WeakMap<PokemonState, readonly InPlay[]>();

/** The sum of all changes to a rule for one Pokémon. */
export const passiveSum = (state: PokemonState, rule: Passive['rule'], pokemon: CardId): number => {
  let found = known.get(state);
  if (!found) known.set(state, (found = passivesInPlay(state)));
  let sum = 0;
  for (const { passive, holder } of found) {
    if (passive.rule === rule && concerns(state, passive, holder, pokemon)) sum += passive.amount;
  }
  return sum;
};

export const hpOf = (state: PokemonState, id: CardId): number =>
  Math.max(10, pokemonCard(state, id).hp + passiveSum(state, 'HP', id));

export const retreatCostOf = (state: PokemonState, id: CardId): number =>
  Math.max(0, pokemonCard(state, id).retreatCost + passiveSum(state, 'RETREAT_COST', id));
