import type { Color } from './colors.js';
import { FLOOR_SPACES, type FloorLine } from './state.js';

const PENALTIES: readonly number[] = [1, 1, 2, 2, 2, 3, 3];

/** The token counts as a tile, but a floor has no more spaces than seven. */
export const occupiedSpaces = ({ tiles, hasFirstPlayerToken }: FloorLine): number =>
  Math.min(FLOOR_SPACES, tiles.length + (hasFirstPlayerToken ? 1 : 0));

export const floorRoom = (floor: FloorLine): number => FLOOR_SPACES - occupiedSpaces(floor);

export const floorPenalty = (floor: FloorLine): number => {
  let penalty = 0;
  for (let space = occupiedSpaces(floor) - 1; space >= 0; space--) penalty += PENALTIES[space];
  return penalty;
};

export const withToken = (floor: FloorLine): FloorLine => ({ tiles: floor.tiles, hasFirstPlayerToken: true });

export const withTiles = (floor: FloorLine, color: Color, count: number): FloorLine => {
  if (count === 0) return floor;
  const tiles = [...floor.tiles];
  for (let i = 0; i < count; i++) tiles.push(color);
  return { tiles, hasFirstPlayerToken: floor.hasFirstPlayerToken };
};
