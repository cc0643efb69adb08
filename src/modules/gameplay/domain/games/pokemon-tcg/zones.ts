import type { Random } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import { cardsOfPokemon, evolutionLine, pokemonInPlay } from './board.js';
import { change, changePlayer, changePokemon, tell, type Play } from './play.js';
import type { Card, CardId, PokemonInPlay } from './state.js';

/** Moving cards between zones. */

const HALF_AN_ID = 5;
const HALVES = 36 ** HALF_AN_ID;

/** Says nothing about the card. */
export const opaqueId = (random: Random): CardId => {
  const half = (): string => random.int(HALVES).toString(36).padStart(HALF_AN_ID, '0');
  return `c${half()}${half()}`;
};

const freshId = (play: Play, taken: Readonly<Record<CardId, unknown>>): CardId => {
  for (;;) {
    const id = opaqueId(play.random);
    if (!Object.hasOwn(taken, id)) return id;
  }
};

/**
 * Gives cards new ids and makes them plain cards again. Whoever saw a card before it became hidden would otherwise
 * recognise it by its id when it turns up again.
 */
export const rename = (play: Play, ids: readonly CardId[]): CardId[] => {
  const cards: Record<CardId, Card | PokemonInPlay> = { ...play.state.cards };
  const renamed = ids.map((id) => {
    const { definition, owner } = cards[id];
    const fresh = freshId(play, cards);
    delete cards[id];
    cards[fresh] = { definition, owner };
    return fresh;
  });
  change(play, { cards });
  return renamed;
};

export const newPokemon = (card: Card, turn: number): PokemonInPlay => ({
  definition: card.definition,
  owner: card.owner,
  damage: 0,
  attached: [],
  tool: null,
  evolvedFrom: null,
  conditions: [],
  enteredTurn: turn,
  evolvedTurn: null,
  abilityUsedTurn: null,
  markers: [],
});

const without = <T>(list: readonly T[], ids: readonly T[]): T[] => list.filter((id) => !ids.includes(id));

export const removeFromHand = (play: Play, seat: Seat, ids: readonly CardId[]): void =>
  changePlayer(play, seat, { hand: without(play.state.players[seat].hand, ids) });
export const removeFromDeck = (play: Play, seat: Seat, ids: readonly CardId[]): void =>
  changePlayer(play, seat, { deck: without(play.state.players[seat].deck, ids) });
export const removeFromDiscard = (play: Play, seat: Seat, ids: readonly CardId[]): void =>
  changePlayer(play, seat, { discard: without(play.state.players[seat].discard, ids) });

export const addToHand = (play: Play, seat: Seat, ids: readonly CardId[]): void =>
  changePlayer(play, seat, { hand: [...play.state.players[seat].hand, ...ids] });

/** Onto the discard pile of the owner, as plain cards. */
export const addToDiscard = (play: Play, ids: readonly CardId[]): void => {
  if (ids.length === 0) return;
  const cards = { ...play.state.cards };
  for (const id of ids) cards[id] = { definition: cards[id].definition, owner: cards[id].owner };
  change(play, { cards });
  const { owner } = cards[ids[0]];
  changePlayer(play, owner, { discard: [...play.state.players[owner].discard, ...ids] });
};

export const shuffleDeck = (play: Play, seat: Seat, added: readonly CardId[] = []): void => {
  const deck = play.random.shuffle([...play.state.players[seat].deck, ...added]);
  changePlayer(play, seat, { deck: [] });
  changePlayer(play, seat, { deck: rename(play, deck) });
  tell(play, 'DECK_SHUFFLED', { seat });
};

/** Draws as many of `count` as the deck holds. */
export const drawCards = (play: Play, seat: Seat, count: number): CardId[] => {
  const { deck, hand } = play.state.players[seat];
  const drawn = deck.slice(Math.max(0, deck.length - count)).reverse();
  if (count <= 0 || drawn.length === 0) return [];
  changePlayer(play, seat, { deck: deck.slice(0, deck.length - drawn.length), hand: [...hand, ...drawn] });
  const cards = drawn.map((id) => ({ id, definition: play.state.cards[id].definition }));
  tell(play, 'CARDS_DRAWN', { seat, count: drawn.length }, { [seat]: { cards } });
  return drawn;
};

/** Into the lowest free place of the bench. */
export const putOnBench = (play: Play, seat: Seat, id: CardId): void => {
  const place = play.state.players[seat].bench.indexOf(null);
  changePokemon(play, id, newPokemon(play.state.cards[id], play.state.turn));
  changePlayer(play, seat, { bench: play.state.players[seat].bench.with(place, id) });
};

/** Leaving the active place, evolving or retreating clears all conditions and what attacks left behind. */
const clearConditions = (play: Play, id: CardId): void => {
  const { conditions, markers } = pokemonInPlay(play.state, id);
  if (conditions.length > 0 || markers.length > 0) changePokemon(play, id, { conditions: [], markers: [] });
};

/** The Pokémon leaves its place; its cards are where the caller puts them. */
const leavePlace = (play: Play, id: CardId): void => {
  const seat = play.state.cards[id].owner;
  const { active, bench } = play.state.players[seat];
  if (active === id) changePlayer(play, seat, { active: null });
  else changePlayer(play, seat, { bench: bench.map((other) => (other === id ? null : other)) });
};

/** A Pokémon with everything on it to the discard pile. */
export const discardPokemon = (play: Play, id: CardId): void => {
  const cards = cardsOfPokemon(play.state, id);
  leavePlace(play, id);
  addToDiscard(play, cards);
};

/** Takes a Pokémon out of play; answers its own cards and what was attached to them, apart. */
export const takeFromPlay = (play: Play, id: CardId): { line: CardId[]; attached: CardId[] } => {
  const line = evolutionLine(play.state, id);
  const attached = cardsOfPokemon(play.state, id).slice(line.length);
  leavePlace(play, id);
  return { line, attached };
};

/** The benched Pokémon and the active one change places; without an active one the benched simply moves up. */
export const makeActive = (play: Play, id: CardId): void => {
  const seat = play.state.cards[id].owner;
  const { active, bench } = play.state.players[seat];
  if (active !== null) clearConditions(play, active);
  changePlayer(play, seat, { active: id, bench: bench.with(bench.indexOf(id), active) });
  tell(play, 'ACTIVE_CHANGED', { seat, pokemon: id, replaced: active });
};

export const detachEnergy = (play: Play, energyIds: readonly CardId[], pokemon: CardId): void =>
  changePokemon(play, pokemon, { attached: without(pokemonInPlay(play.state, pokemon).attached, energyIds) });

export const attachEnergy = (play: Play, energyIds: readonly CardId[], pokemon: CardId): void =>
  changePokemon(play, pokemon, { attached: [...pokemonInPlay(play.state, pokemon).attached, ...energyIds] });
