import { BOARD_SIZE, type Position, type TacticsState } from './state.js';

const NEIGHBOUR_STEPS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

export const isOnBoard = ({ x, y }: Position): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < BOARD_SIZE && y >= 0 && y < BOARD_SIZE;

export const isAdjacent = (a: Position, b: Position): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

export const isSameTile = (a: Position, b: Position): boolean => a.x === b.x && a.y === b.y;

/** The dead have left the board: only the living block a tile. */
export const isOccupied = (state: TacticsState, tile: Position): boolean =>
  state.units.some((unit) => unit.alive && isSameTile(unit.position, tile));

export const tileNumber = ({ x, y }: Position): number => y * BOARD_SIZE + x;

const TILES: readonly Position[] = Array.from({ length: BOARD_SIZE ** 2 }, (_, number) =>
  Object.freeze({ x: number % BOARD_SIZE, y: Math.floor(number / BOARD_SIZE) }),
);

/** The tiles one orthogonal step away, by tile number. */
export const NEIGHBOURS: readonly (readonly Position[])[] = TILES.map(({ x, y }) =>
  NEIGHBOUR_STEPS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
    .filter(isOnBoard)
    .map((tile) => TILES[tileNumber(tile)]),
);
