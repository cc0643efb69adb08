import { benchOf, definitionOf, pokemonInPlay, pokemonOf } from '../board.js';
import { unitsOf } from '../attack/energy.js';
import { matches } from '../cards/card-filter.js';
import type { Answer, CardId, PokemonState, Source } from '../state.js';

/** The cards looked at, whether or not they may be chosen. */
export const cardsLookedAt = (state: PokemonState, from: Source): readonly CardId[] => {
  switch (from.zone) {
    case 'HAND':
      return state.players[from.seat].hand;
    case 'DISCARD':
      return state.players[from.seat].discard;
    case 'DECK':
      return inNoOrder(state, state.players[from.seat].deck);
    case 'TOP':
      return topOfDeck(state.players[from.seat].deck, from.cards);
    case 'POKEMON':
      return from.seats.flatMap((seat) => {
        const { active } = state.players[seat];
        if (from.place === 'ACTIVE') return active === null ? [] : [active];
        return from.place === 'BENCH' ? benchOf(state, seat) : pokemonOf(state, seat);
      });
    case 'ENERGY':
      return from.pokemon.flatMap((id) => pokemonInPlay(state, id)?.attached ?? []);
    case 'OPTIONS':
      return [];
    default:
      return from satisfies never;
  }
};

/** The top card first. */
export const topOfDeck = (deck: readonly CardId[], count: number): CardId[] =>
  deck.slice(Math.max(0, deck.length - count)).reverse();

/** By card, so that looking through a deck does not tell its order. */
const inNoOrder = (state: PokemonState, ids: readonly CardId[]): CardId[] =>
  [...ids].sort((a, b) => {
    const [x, y] = [state.cards[a].definition + a, state.cards[b].definition + b];
    return x < y ? -1 : x > y ? 1 : 0;
  });

/** What may be chosen. The options are computed, never stored, so that they cannot be out of date. */
export const optionsOf = (state: PokemonState, from: Source): readonly CardId[] => {
  const cards = cardsLookedAt(state, from);
  switch (from.zone) {
    case 'HAND':
    case 'DECK':
    case 'DISCARD':
      return cards.filter((id) => id !== from.except && matches(definitionOf(state, id), from.filter));
    case 'TOP':
      return cards.filter((id) => matches(definitionOf(state, id), from.filter));
    case 'POKEMON':
      return cards.filter((id) => {
        const { damage, tool } = pokemonInPlay(state, id);
        if ((from.damaged && damage === 0) || (from.without === 'TOOL' && tool !== null)) return false;
        return matches(definitionOf(state, id), from.filter);
      });
    case 'ENERGY': {
      const { type } = from;
      return type === null
        ? cards
        : cards.filter((id) => unitsOf(state, id).some((unit) => unit === type || unit === 'ANY'));
    }
    case 'OPTIONS':
      return [];
    default:
      return from satisfies never;
  }
};

/** Whether the cards are unknown to one of the players. */
export const isHidden = ({ zone }: Source): boolean => zone === 'HAND' || zone === 'DECK' || zone === 'TOP';

const isUnfiltered = (from: Source): boolean => 'filter' in from && Object.keys(from.filter).length === 0;

export interface Asked {
  readonly from: Source;
  readonly min: number;
  readonly max: number;
}

/**
 * How few cards may be chosen. Where a filter is applied to hidden cards it is none: nobody else could tell whether
 * there was one to choose.
 */
export const fewest = (state: PokemonState, { from, min }: Asked): number => {
  if (from.zone === 'OPTIONS') return 1;
  if (!isHidden(from)) return Math.min(min, optionsOf(state, from).length);
  return isUnfiltered(from) ? Math.min(min, cardsLookedAt(state, from).length) : 0;
};

/**
 * The answer where there is only one. Whether a question is asked must not tell anyone about hidden cards, so that of
 * these only the number counts.
 */
export const forcedAnswer = (state: PokemonState, asked: Asked): Answer | null => {
  const { from, max } = asked;
  if (from.zone === 'OPTIONS') return null;
  const visible = !isHidden(from) || isUnfiltered(from);
  const options = visible ? optionsOf(state, from) : cardsLookedAt(state, from);
  if (options.length === 0 || max <= 0) return [];
  return visible && options.length <= fewest(state, asked) ? options : null;
};

export const answerFits = (state: PokemonState, asked: Asked, answer: Answer): boolean => {
  const { from, max } = asked;
  if (from.zone === 'OPTIONS') return typeof answer === 'number' && answer >= 0 && answer < from.labels.length;
  if (typeof answer === 'number' || answer.length > max || new Set(answer).size !== answer.length) return false;
  if (answer.length < fewest(state, asked)) return false;
  const options = optionsOf(state, from);
  return answer.every((id) => options.includes(id));
};

/** Chosen together, cards move in the order in which they were offered. */
export const inOrderOffered = (state: PokemonState, from: Source, answer: Answer): Answer =>
  from.zone === 'OPTIONS' || typeof answer === 'number'
    ? answer
    : optionsOf(state, from).filter((id) => answer.includes(id));
