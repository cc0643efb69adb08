import type { Seat } from '../../engine/seat.js';
import { opponentOf, SEATS } from '../../engine/seat.js';
import { CENTRE, SIDE_COLUMNS, type Card, type Cells, type DuelState } from './state.js';

/** By own property only: an id from outside could be `__proto__`. */
export const cardOf = (state: DuelState, cardId: string): Card | undefined =>
  Object.hasOwn(state.cards, cardId) ? state.cards[cardId] : undefined;

export interface Place {
  readonly row: Seat;
  readonly column: number;
}

/** Where in the front rows a card stands. */
export const placeOf = (state: DuelState, cardId: string): Place | null => {
  for (const row of SEATS) {
    const column = state.board.grid[row].indexOf(cardId);
    if (column >= 0) return { row, column };
  }
  return null;
};

export const columnOf = (state: DuelState, cardId: string): number | null => placeOf(state, cardId)?.column ?? null;

export const centreOf = (state: DuelState, row: Seat): string | null => state.board.grid[row][CENTRE];

/** The front-row cards a player owns, wherever they stand. */
export const frontRowOf = (state: DuelState, owner: Seat): Card[] =>
  [...state.board.grid[owner], ...state.board.grid[opponentOf(owner)]]
    .map((cardId) => (cardId === null ? undefined : cardOf(state, cardId)))
    .filter((card) => card?.owner === owner) as Card[];

export const hasBrokenSideLane = (state: DuelState, player: Seat): boolean =>
  SIDE_COLUMNS.some((column) => state.lanes[player][column] <= 0);

export const leftmostEmptySide = (state: DuelState, player: Seat): number | null =>
  SIDE_COLUMNS.find((column) => state.board.grid[player][column] === null) ?? null;

export const isStunned = (card: Card): boolean => card.statusEffects.some(({ type }) => type === 'STUN');

export const withCell = (cells: Cells, column: number, cardId: string | null): Cells => {
  const changed: [string | null, string | null, string | null] = [...cells];
  changed[column] = cardId;
  return changed;
};

export const withSeat = <T>(pair: readonly [T, T], seat: Seat, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const without = <T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> => {
  const copy = { ...record };
  delete copy[key];
  return copy;
};

export const nextPlacement = (state: DuelState): number =>
  1 + Object.values(state.cards).reduce((last, { placedAt }) => Math.max(last, placedAt ?? 0), 0);
