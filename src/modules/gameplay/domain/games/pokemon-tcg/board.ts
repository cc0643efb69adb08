import { SEATS, type Seat } from '../../engine/seat.js';
import type { CardDefinition, PokemonCard } from './cards/card-definition.js';
import { BUILT_IN } from './cards/catalogue.js';
import type { CardId, PokemonInPlay, PokemonState } from './state.js';

/** Reading the table. */

export const definitionById = (state: Pick<PokemonState, 'definitions'>, id: string): CardDefinition => {
  const found = Object.hasOwn(state.definitions, id) ? state.definitions[id] : BUILT_IN.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

export const definitionOf = (state: PokemonState, id: CardId): CardDefinition =>
  definitionById(state, state.cards[id].definition);

/** The Pokémon of a seat in play, active first. */
export const pokemonOf = (state: PokemonState, seat: Seat): CardId[] => {
  const { active } = state.players[seat];
  return active === null ? benchOf(state, seat) : [active, ...benchOf(state, seat)];
};

export const benchOf = (state: PokemonState, seat: Seat): CardId[] =>
  state.players[seat].bench.filter((id) => id !== null);

export const isInPlay = (state: PokemonState, id: CardId): boolean =>
  SEATS.some((seat) => state.players[seat].active === id || state.players[seat].bench.includes(id));

export const isActive = (state: PokemonState, id: CardId): boolean =>
  SEATS.some((seat) => state.players[seat].active === id);

export const pokemonInPlay = (state: PokemonState, id: CardId): PokemonInPlay => state.cards[id] as PokemonInPlay;

export const pokemonCard = (state: PokemonState, id: CardId): PokemonCard => definitionOf(state, id) as PokemonCard;

/** The card and the cards it evolved from, top card first. */
export const evolutionLine = (state: PokemonState, id: CardId): CardId[] => {
  const line: CardId[] = [];
  for (let card: CardId | null = id; card !== null; card = pokemonInPlay(state, card).evolvedFrom) line.push(card);
  return line;
};

/** In the order in which they are discarded: top card, what it evolved from, energy, tool. */
export const cardsOfPokemon = (state: PokemonState, id: CardId): CardId[] => {
  const { attached, tool } = pokemonInPlay(state, id);
  return [...evolutionLine(state, id), ...attached, ...(tool === null ? [] : [tool])];
};

export const isFirstTurnOf = (state: PokemonState, seat: Seat): boolean =>
  state.turn === (seat === state.firstSeat ? 1 : 2);

export const PLAYING = new Set(['PLAYER_TURN', 'BETWEEN_TURNS']);
