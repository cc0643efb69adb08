import { firstRefusal, type Rule } from '../../engine/refusal.js';
import type { AzulAction, DraftAction, Source } from './actions.js';
import { isColor, wallColumn, type Color } from './colors.js';
import { refuse } from './refusals.js';
import { FACTORY_COUNT, ROW_COUNT, type AzulState, type PatternLine, type PlayerBoard, type Wall } from './state.js';
import { countOf, type TileCounts } from './tile-counts.js';

export const tilesAt = (state: AzulState, source: Source): TileCounts =>
  source.kind === 'center' ? state.center.tiles : state.factories[source.index];

const isComplete = (line: PatternLine): boolean => line.countFilled === line.capacity;
const holdsAnotherColor = (line: PatternLine, color: Color): boolean => line.color !== null && line.color !== color;
export const wallHasColor = (wall: Wall, row: number, color: Color): boolean => wall[row][wallColumn(row, color)];

/** Whether a line takes tiles of a colour. How many does not matter: what is too much falls to the floor. */
export const lineAccepts = (board: PlayerBoard, row: number, color: Color): boolean => {
  const line = board.patternLines[row];
  return !isComplete(line) && !holdsAnotherColor(line, color) && !wallHasColor(board.wall, row, color);
};

export const gameIsRunning: Rule<AzulState, AzulAction> = (state) =>
  state.phase === 'GAME_OVER' ? refuse('GAME_OVER') : null;

const isYourTurn: Rule<AzulState, DraftAction> = (state, { seat }) =>
  seat === state.activeSeat ? null : refuse('NOT_ACTIVE_PLAYER', { activeSeat: state.activeSeat });

const sourceExists: Rule<AzulState, DraftAction> = (_state, { data: { source } }) =>
  source.kind === 'center' || (source.index >= 0 && source.index < FACTORY_COUNT)
    ? null
    : refuse('INVALID_SOURCE', { index: source.index });

const colorExists: Rule<AzulState, DraftAction> = (_state, { data: { color } }) =>
  isColor(color) ? null : refuse('INVALID_COLOR');

const sourceHoldsColor: Rule<AzulState, DraftAction> = (state, { data: { source, color } }) =>
  countOf(tilesAt(state, source), color as Color) > 0 ? null : refuse('SOURCE_EMPTY');

const destinationExists: Rule<AzulState, DraftAction> = (_state, { data: { destination } }) =>
  destination.kind === 'floor' || (destination.row >= 0 && destination.row < ROW_COUNT)
    ? null
    : refuse('INVALID_DESTINATION', { row: destination.row });

const lineHasRoom: Rule<AzulState, DraftAction> = (state, { seat, data: { destination } }) =>
  destination.kind === 'patternLine' && isComplete(state.players[seat].patternLines[destination.row])
    ? refuse('PATTERN_LINE_COMPLETE', { row: destination.row })
    : null;

const lineHasSameColor: Rule<AzulState, DraftAction> = (state, { seat, data: { color, destination } }) => {
  if (destination.kind === 'floor') return null;
  const line = state.players[seat].patternLines[destination.row];
  return holdsAnotherColor(line, color as Color)
    ? refuse('COLOR_MISMATCH', { row: destination.row, lineColor: line.color })
    : null;
};

const wallLacksColor: Rule<AzulState, DraftAction> = (state, { seat, data: { color, destination } }) =>
  destination.kind === 'patternLine' && wallHasColor(state.players[seat].wall, destination.row, color as Color)
    ? refuse('WALL_CONFLICT', { row: destination.row, column: wallColumn(destination.row, color as Color) })
    : null;

export const canDraft = firstRefusal<AzulState, DraftAction>(
  gameIsRunning,
  isYourTurn,
  sourceExists,
  colorExists,
  sourceHoldsColor,
  destinationExists,
  lineHasRoom,
  lineHasSameColor,
  wallLacksColor,
);

/** Either seat may give up, in turn or out of it. */
export const canConcede = gameIsRunning;
