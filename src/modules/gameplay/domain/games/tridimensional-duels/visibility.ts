import type { VisibleAction } from '../../engine/game.js';
import type { Json } from '../../engine/json.js';
import { SEATS, type Observer, type Seat } from '../../engine/seat.js';
import type { DuelAction } from './actions.js';
import { cardOf } from './board.js';
import { statsOf } from './stats.js';
import type { Card, DuelState } from './state.js';

const sees = (observer: Observer, seat: Seat): boolean => observer === 'OMNISCIENT' || observer === seat;

/** Monsters are public in the hand too; a spell is its owner's secret until it resolves. */
export const handSeenBy = (state: DuelState, seat: Seat, observer: Observer): readonly string[] =>
  sees(observer, seat)
    ? state.players[seat].hand
    : state.players[seat].hand.filter((cardId) => state.cards[cardId].type !== 'SPELL');

/** What is left in a player's own draw pile, without its order. */
const deckContents = (state: DuelState, seat: Seat): string[] =>
  state.players[seat].deck.map((cardId) => state.cards[cardId].definition).sort();

const playerView = (state: DuelState, seat: Seat, observer: Observer) => {
  const { hand, deck, graveyard, spellsBlockedUntilTurn } = state.players[seat];
  return {
    hand: handSeenBy(state, seat, observer),
    handCount: hand.length,
    deckCount: deck.length,
    ...(sees(observer, seat) && { deckContents: deckContents(state, seat) }),
    ...(observer === 'OMNISCIENT' && { deck }),
    graveyard,
    spellsBlockedUntilTurn,
  };
};

const FACE_DOWN = { faceDown: true } as const;

const spellRow = (state: DuelState, seat: Seat, observer: Observer) =>
  state.board.spellGrid[seat].map((cardId) => (cardId === null || sees(observer, seat) ? cardId : FACE_DOWN));

const cardView = (card: Card) => (card.type === 'SPELL' ? card : { ...card, current: statsOf(card) });

/** Listed zone by zone, so that not even the order of cards depends on a hidden one. */
const cardsSeenBy = (state: DuelState, observer: Observer) => {
  const present = (cells: readonly (string | null)[]) => cells.filter((cardId) => cardId !== null);
  const ids = SEATS.flatMap((seat) => [
    ...present(state.board.grid[seat]),
    ...(sees(observer, seat) ? present(state.board.spellGrid[seat]) : []),
    ...handSeenBy(state, seat, observer),
    ...state.players[seat].graveyard,
    ...(observer === 'OMNISCIENT' ? state.players[seat].deck : []),
  ]);
  return Object.fromEntries(ids.map((cardId) => [cardId, cardView(cardOf(state, cardId)!)]));
};

export const view = (state: DuelState, observer: Observer): Json => {
  const { turn, phase, activePlayerIndex, firstPlayerIndex, board, lanes, queued, winner, endReason } = state;
  return {
    turn,
    phase,
    activePlayerIndex,
    firstPlayerIndex,
    players: SEATS.map((seat) => playerView(state, seat, observer)),
    board: { grid: board.grid, spellGrid: SEATS.map((seat) => spellRow(state, seat, observer)) },
    lanes,
    cards: cardsSeenBy(state, observer),
    queued: sees(observer, activePlayerIndex) ? queued : {},
    winner,
    endReason,
  } as unknown as Json;
};

/**
 * Others learn that a selection was made, not of which kind, and where a card was placed; if it lies face up, the
 * event names it.
 */
export const visibleAction = (action: DuelAction, observer: Observer): VisibleAction => {
  const { type, seat, data } = action;
  if (sees(observer, seat)) return { type, data };
  switch (type) {
    case 'SELECT_ATTACK':
    case 'SELECT_PROTECT':
    case 'SELECT_PUMP':
      return { type: 'SELECTION' };
    case 'PLACE_CARD':
      return { type, data: { position: data.position } };
    case 'DRAW_CARD':
    case 'USE_CHAMPION_ABILITY':
    case 'END_STRATEGY':
    case 'CONCEDE':
      return { type, data };
    default:
      return type satisfies never;
  }
};
