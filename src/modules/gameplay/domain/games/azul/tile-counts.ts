import { COLORS, type Color } from './colors.js';

/** A heap of tiles: how many of each colour, colours that are absent left out, keys in the colours' order. */
export type TileCounts = Readonly<Partial<Record<Color, number>>>;

export const NO_TILES: TileCounts = Object.freeze({});

export const countOf = (tiles: TileCounts, color: Color): number => tiles[color] ?? 0;

export const totalOf = (tiles: TileCounts): number => {
  let total = 0;
  for (const color of COLORS) total += tiles[color] ?? 0;
  return total;
};

export const isEmpty = (tiles: TileCounts): boolean => {
  if (tiles === NO_TILES) return true;
  for (const color of COLORS) if (tiles[color] !== undefined) return false;
  return true;
};

export const plusAll = (tiles: TileCounts, more: TileCounts): TileCounts => {
  if (isEmpty(more)) return tiles;
  const sum: Partial<Record<Color, number>> = {};
  for (const color of COLORS) {
    const count = (tiles[color] ?? 0) + (more[color] ?? 0);
    if (count > 0) sum[color] = count;
  }
  return sum;
};

export const plus = (tiles: TileCounts, color: Color, count: number): TileCounts =>
  count === 0 ? tiles : plusAll(tiles, { [color]: count });

export const without = (tiles: TileCounts, color: Color): TileCounts => {
  const rest: Partial<Record<Color, number>> = {};
  for (const other of COLORS) {
    const count = tiles[other];
    if (count !== undefined && other !== color) rest[other] = count;
  }
  return rest;
};

export const tally = (tiles: readonly Color[]): TileCounts => {
  let counts = NO_TILES;
  for (const color of tiles) counts = plus(counts, color, 1);
  return counts;
};
