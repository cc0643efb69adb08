import type { DeckCard } from '../../../engine/deck.js';
import type { GameSetup, Step } from '../../../engine/game.js';
import type { Random } from '../../../engine/random.js';
import { SEATS, type Seat } from '../../../engine/seat.js';
import { definitionById } from '../board.js';
import type { CardDefinition } from '../cards/card-definition.js';
import type { PokemonOptions } from '../options.js';
import { BENCH_PLACES, FRESH_FLAGS, type Card, type CardId, type PlayerState, type PokemonState } from '../state.js';
import { opaqueId } from '../zones.js';
import { satisfies } from './start-game-rules.js';

const newPlayer = (deck: readonly CardId[]): PlayerState => ({
  hand: [],
  deck,
  discard: [],
  prizes: [],
  active: null,
  bench: Array.from({ length: BENCH_PLACES }, () => null),
  mulligans: 0,
  revealed: [],
  handValid: false,
  bonusTaken: false,
  ready: false,
  flags: FRESH_FLAGS,
});

/** The cards of both decks lie ready, and the toss has decided who begins. */
export const initialState = (
  { options, decks, definitions = [] }: GameSetup<PokemonOptions>,
  random: Random,
): Step<PokemonState> => {
  if (!decks) throw new Error('the Pokémon TCG needs a deck a seat');
  const firstSeat: Seat = random.flip() ? 0 : 1;
  const brought = (definitions as readonly CardDefinition[]).map((card) => [card.id, card] as const);
  const catalogue = { definitions: Object.fromEntries(brought) };
  const cards: Record<CardId, Card> = {};
  const unpack = (deck: readonly DeckCard[], owner: Seat): CardId[] =>
    deck.flatMap(({ cardId, count }) =>
      Array.from({ length: count }, () => {
        const id = opaqueId(random);
        cards[id] = { definition: definitionById(catalogue, cardId).id, owner };
        return id;
      }),
    );
  const players = [newPlayer(unpack(decks[0], 0)), newPlayer(unpack(decks[1], 1))] as const;
  for (const seat of SEATS) {
    const deck = players[seat].deck.map((id) => definitionById(catalogue, cards[id].definition));
    if (!satisfies(deck, options.startGameRules)) throw new Error(`the deck of seat ${seat} allows no opening hand`);
  }
  const state: PokemonState = {
    matchState: 'DRAWING_CARDS',
    phase: 'SETUP',
    turn: 0,
    activeSeat: firstSeat,
    firstSeat,
    players,
    cards,
    stadium: null,
    pending: [],
    tasks: [],
    result: null,
    options,
    definitions: catalogue.definitions,
  };
  return { state, events: [{ type: 'COIN_TOSSED', cause: 'PRE_GAME_SETUP', data: { firstSeat } }] };
};
