import type { GameEvent } from '../../engine/events.js';
import type { Seat } from '../../engine/seat.js';
import { wallColumn } from './colors.js';
import { floorPenalised, movedToLid, wallTiled } from './events.js';
import { floorPenalty, occupiedSpaces } from './floor-line.js';
import { EMPTY_FLOOR, emptyLine, ROW_COUNT, type PlayerBoard } from './state.js';
import { plusAll, tally, type TileCounts } from './tile-counts.js';
import { scorePlacement } from './wall-scoring.js';

/** A board after a rule, and the lid with the tiles that the rule discarded. */
export interface Tidied {
  readonly board: PlayerBoard;
  readonly lid: TileCounts;
}

/** From the top row down, so that a tile counts for those placed below it in the same round. */
export const tileWall = (board: PlayerBoard, lid: TileCounts, seat: Seat, events: GameEvent[]): Tidied => {
  const patternLines = board.patternLines.slice();
  const wall = board.wall.slice();
  let score = board.score;
  let tiled = false;
  for (let row = 0; row < ROW_COUNT; row++) {
    const { capacity, color, countFilled } = patternLines[row];
    if (color === null || countFilled < capacity) continue;
    tiled = true;
    const column = wallColumn(row, color);
    wall[row] = wall[row].with(column, true);
    patternLines[row] = emptyLine(row);
    const placement = scorePlacement(wall, row, column);
    score += placement.points;
    events.push(wallTiled(seat, { row, column, color, ...placement, score }));
    if (capacity > 1) {
      const discarded: TileCounts = { [color]: capacity - 1 };
      lid = plusAll(lid, discarded);
      events.push(movedToLid('WALL_TILING', seat, discarded));
    }
  }
  return { board: tiled ? { score, patternLines, wall, floor: board.floor } : board, lid };
};

export const clearFloor = (board: PlayerBoard, lid: TileCounts, seat: Seat, events: GameEvent[]): Tidied => {
  const { floor } = board;
  const spaces = occupiedSpaces(floor);
  if (spaces === 0) return { board, lid };
  const penalty = floorPenalty(floor);
  const score = Math.max(0, board.score - penalty);
  events.push(floorPenalised(seat, spaces, penalty, board.score - score, score));
  const discarded = tally(floor.tiles);
  if (floor.tiles.length > 0) events.push(movedToLid('FLOOR_PENALTY', seat, discarded));
  return { board: { ...board, score, floor: EMPTY_FLOOR }, lid: plusAll(lid, discarded) };
};
