import type { GameEvent } from '../../engine/events.js';
import type { Step } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import { opponentOf, type Seat } from '../../engine/seat.js';
import type { Destination, DraftAction, Source } from './actions.js';
import type { Color } from './colors.js';
import { tilesAt } from './draft-rules.js';
import { endRound } from './end-of-round.js';
import { fellToFloor, linePlaced, movedToLid, tilesMovedToCenter, tilesTaken, tokenTaken } from './events.js';
import { floorRoom, withTiles, withToken } from './floor-line.js';
import { type AzulState, type PatternLine, type PlayerBoard } from './state.js';
import { countOf, isEmpty, NO_TILES, plus, plusAll, without } from './tile-counts.js';

type Players = AzulState['players'];

const replaced = <T>(items: readonly T[], index: number, item: T): T[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};

const withBoard = (players: Players, seat: Seat, board: PlayerBoard): Players =>
  seat === 0 ? [board, players[1]] : [players[0], board];

/** What the table looks like once the tiles are taken: a factory's other tiles slide to the centre. */
const takeFrom = (
  { factories, center }: AzulState,
  source: Source,
  color: Color,
  events: GameEvent[],
): Pick<AzulState, 'factories' | 'center'> => {
  if (source.kind === 'center') {
    return { factories, center: { tiles: without(center.tiles, color), hasFirstPlayerToken: false } };
  }
  const rest = without(factories[source.index], color);
  if (!isEmpty(rest)) events.push(tilesMovedToCenter(source.index, rest));
  return {
    factories: replaced(factories, source.index, NO_TILES),
    center: { tiles: plusAll(center.tiles, rest), hasFirstPlayerToken: center.hasFirstPlayerToken },
  };
};

const takeToken = (board: PlayerBoard, seat: Seat, events: GameEvent[]): PlayerBoard => {
  events.push(tokenTaken(seat, floorRoom(board.floor) > 0));
  return { ...board, floor: withToken(board.floor) };
};

const roomIn = ({ patternLines }: PlayerBoard, destination: Destination): number => {
  if (destination.kind === 'floor') return 0;
  const line = patternLines[destination.row];
  return line.capacity - line.countFilled;
};

const fillLine = (lines: readonly PatternLine[], row: number, color: Color, count: number): readonly PatternLine[] => {
  const { capacity, countFilled } = lines[row];
  return replaced(lines, row, { capacity, color, countFilled: countFilled + count });
};

const sourcesAreEmpty = ({ factories, center }: Pick<AzulState, 'factories' | 'center'>): boolean =>
  isEmpty(center.tiles) && factories.every(isEmpty);

export const applyDraft = (state: AzulState, { seat, data }: DraftAction, random: Random): Step<AzulState> => {
  const { source, destination } = data;
  const color = data.color as Color;
  const taken = countOf(tilesAt(state, source), color);
  const events: GameEvent[] = [tilesTaken(seat, source, color, taken)];
  const table = takeFrom(state, source, color, events);

  let board = state.players[seat];
  if (source.kind === 'center' && state.center.hasFirstPlayerToken) board = takeToken(board, seat, events);

  const toLine = Math.min(taken, roomIn(board, destination));
  const toFloor = Math.min(taken - toLine, floorRoom(board.floor));
  const toLid = taken - toLine - toFloor;
  if (toLine > 0 && destination.kind === 'patternLine') {
    board = { ...board, patternLines: fillLine(board.patternLines, destination.row, color, toLine) };
    events.push(linePlaced(seat, destination.row, color, toLine));
  }
  if (toFloor > 0) {
    board = { ...board, floor: withTiles(board.floor, color, toFloor) };
    events.push(fellToFloor(seat, color, toFloor));
  }
  if (toLid > 0) events.push(movedToLid('DRAFT', seat, { [color]: toLid }));

  const next: AzulState = {
    phase: state.phase,
    round: state.round,
    activeSeat: opponentOf(seat),
    startingSeat: state.startingSeat,
    bag: state.bag,
    lid: plus(state.lid, color, toLid),
    factories: table.factories,
    center: table.center,
    players: withBoard(state.players, seat, board),
    result: null,
  };
  return { state: sourcesAreEmpty(table) ? endRound(next, random, events) : next, events };
};
