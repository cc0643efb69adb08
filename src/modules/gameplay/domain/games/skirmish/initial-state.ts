import type { DeckCard } from '../../engine/deck.js';
import type { GameEvent } from '../../engine/events.js';
import type { GameSetup, Step } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { printedCard } from './cards/printed-card.js';
import { readyDecks } from './decks/ready-decks.js';
import { drawCards } from './effects/draw-cards.js';
import type { Tell } from './effects/happening.js';
import { TERRAINS, type Card, type Pair, type Terrain } from './model.js';
import type { SkirmishOptions } from './options.js';
import type { PlayerState, SkirmishState } from './state.js';

const OPENING_HAND = 8;

const definitionsOf = (deck: readonly DeckCard[]): readonly string[] =>
  deck.flatMap(({ cardId, count }) => Array.from({ length: count }, () => cardId));

/** Ids are dealt by chance as well, so that one seen tells neither of the deck list nor of when the card was drawn. */
const shuffledDeck = (deck: readonly DeckCard[], seat: Seat, firstId: number, random: Random): readonly Card[] => {
  const definitions = random.shuffle(definitionsOf(deck));
  const ids = random.shuffle(definitions.map((_, index) => `c${firstId + index}`));
  return definitions.map((definition, index) => printedCard(ids[index], definition, seat));
};

const newPlayer = (deck: readonly Card[]): PlayerState => ({
  hand: [],
  deck: deck.map(({ id }) => id),
  graveyard: [],
  sp: 0,
  marks: 0,
  isDone: false,
  playedCard: false,
});

const emptyTerrain: Terrain = {
  slots: [
    { unit: null, modifier: 0 },
    { unit: null, modifier: 0 },
  ],
};

export const initialState = (
  { decks }: Pick<GameSetup<SkirmishOptions>, 'decks'>,
  random: Random,
): Step<SkirmishState> => {
  const events: GameEvent[] = [];
  const tell: Tell = (type, cause, data, only) =>
    events.push(only ? { type, cause, data, only } : { type, cause, data });
  const lists = decks ?? ([readyDecks[0].cards, readyDecks[1].cards] as const);
  const startingPlayer: Seat = random.flip() ? 0 : 1;
  const first = shuffledDeck(lists[0], 0, 1, random);
  const second = shuffledDeck(lists[1], 1, first.length + 1, random);
  const players: Pair<PlayerState> = [newPlayer(first), newPlayer(second)];
  const dealt: SkirmishState = {
    skirmish: 1,
    currentPlayer: startingPlayer,
    turn: 1,
    startingPlayer,
    players,
    terrains: Array.from({ length: TERRAINS }, () => emptyTerrain),
    cards: Object.fromEntries([...first, ...second].map((card) => [card.id, card])),
    rules: [],
    entries: 0,
    queue: [],
    pendingChoice: null,
    history: [],
    result: null,
  };
  tell('SKIRMISH_STARTED', 'SETUP', { skirmish: 1, startingPlayer });
  const state = SEATS.reduce((so, seat) => drawCards(so, seat, OPENING_HAND, 'SETUP', tell), dealt);
  tell('TURN_STARTED', 'TURN', { seat: startingPlayer, turn: 1 });
  return { state, events };
};
