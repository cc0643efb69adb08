import { COLORS, wallColumn, type Color } from './colors.js';
import { ROW_COUNT, type Wall } from './state.js';

export interface PlacementScore {
  readonly horizontal: number;
  readonly vertical: number;
  readonly points: number;
}

/** Both runs count the new tile; a run of one is worth nothing beside a longer one. */
export const scorePlacement = (wall: Wall, row: number, column: number): PlacementScore => {
  let horizontal = 1;
  for (let c = column - 1; c >= 0 && wall[row][c]; c--) horizontal++;
  for (let c = column + 1; c < ROW_COUNT && wall[row][c]; c++) horizontal++;
  let vertical = 1;
  for (let r = row - 1; r >= 0 && wall[r][column]; r--) vertical++;
  for (let r = row + 1; r < ROW_COUNT && wall[r][column]; r++) vertical++;
  const points = (horizontal > 1 ? horizontal : 0) + (vertical > 1 ? vertical : 0) || 1;
  return { horizontal, vertical, points };
};

export const completeRows = (wall: Wall): number[] => {
  const rows: number[] = [];
  for (let row = 0; row < ROW_COUNT; row++) if (!wall[row].includes(false)) rows.push(row);
  return rows;
};

export const completeColumns = (wall: Wall): number[] => {
  const columns: number[] = [];
  for (let column = 0; column < ROW_COUNT; column++) if (wall.every((row) => row[column])) columns.push(column);
  return columns;
};

export const completeColors = (wall: Wall): Color[] =>
  COLORS.filter((color) => wall.every((cells, row) => cells[wallColumn(row, color)]));
