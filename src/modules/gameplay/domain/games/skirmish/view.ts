import type { Json } from '../../engine/json.js';
import { SEATS, type Observer, type Seat } from '../../engine/seat.js';
import { allSlots, unitsOnBoard } from './board.js';
import type { Card, CardId } from './model.js';
import type { SkirmishState } from './state.js';

export const seesHand = (observer: Observer, seat: Seat): boolean => observer === seat || observer === 'OMNISCIENT';

/** The cards whose face an observer knows, in an order that tells nothing of the others. */
export const visibleCards = (state: SkirmishState, observer: Observer): readonly CardId[] => [
  ...SEATS.flatMap((seat) => {
    const { hand, deck, graveyard } = state.players[seat];
    return [...(seesHand(observer, seat) ? hand : []), ...(observer === 'OMNISCIENT' ? deck : []), ...graveyard];
  }),
  ...unitsOnBoard(state, allSlots(0)).map(({ card }) => card.id),
];

/** Owners know what their deck still holds, never in which order. */
export const deckContents = (state: SkirmishState, seat: Seat): readonly string[] =>
  state.players[seat].deck.map((id) => state.cards[id].definition).sort();

const playerView = (state: SkirmishState, seat: Seat, observer: Observer): Json => {
  const { hand, deck, graveyard, sp, marks, isDone, playedCard } = state.players[seat];
  const isSeen = seesHand(observer, seat);
  return {
    hand: isSeen ? hand : null,
    handCount: hand.length,
    deck: observer === 'OMNISCIENT' ? deck : null,
    deckCount: deck.length,
    deckContents: isSeen ? deckContents(state, seat) : null,
    graveyard,
    sp,
    marks,
    isDone,
    playedCard,
  };
};

/** Built up from what is public and what is the observer's own; nothing is struck out. */
export const view = (state: SkirmishState, observer: Observer): Json => {
  const cards: Record<CardId, Card> = {};
  for (const id of visibleCards(state, observer)) cards[id] = state.cards[id];
  const { skirmish, currentPlayer, turn, startingPlayer, terrains, rules, entries } = state;
  const { queue, pendingChoice, history, result } = state;
  return {
    skirmish,
    currentPlayer,
    turn,
    startingPlayer,
    players: SEATS.map((seat) => playerView(state, seat, observer)),
    terrains,
    cards,
    rules,
    entries,
    queue,
    pendingChoice,
    history,
    result,
  } as unknown as Json;
};
