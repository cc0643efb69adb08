import { describe, expect, it } from '@jest/globals';
import type { Color } from './colors.js';
import { floorPenalty, floorRoom, withTiles, withToken } from './floor-line.js';
import { EMPTY_FLOOR, type FloorLine } from './state.js';

const floor = (count: number, hasFirstPlayerToken = false): FloorLine => ({
  tiles: Array<Color>(count).fill('RED'),
  hasFirstPlayerToken,
});

describe('the floor line', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 11],
    [7, 14],
  ])('costs for %i tiles %i points', (tiles, penalty) => expect(floorPenalty(floor(tiles))).toBe(penalty));

  it.each([
    [0, 1],
    [1, 2],
    [6, 14],
    [7, 14],
  ])('costs for the token and %i tiles %i points', (tiles, penalty) =>
    expect(floorPenalty(floor(tiles, true))).toBe(penalty),
  );

  it.each([
    [0, false, 7],
    [5, false, 2],
    [7, false, 0],
    [0, true, 6],
    [6, true, 0],
    [7, true, 0],
  ])('with %i tiles (token: %p) has room for %i', (tiles, token, room) =>
    expect(floorRoom(floor(tiles, token))).toBe(room),
  );

  it('keeps its tiles from left to right', () => {
    expect(withTiles(withTiles(EMPTY_FLOOR, 'RED', 2), 'BLUE', 1).tiles).toEqual(['RED', 'RED', 'BLUE']);
  });

  it('keeps the token when tiles fall on it', () => {
    expect(withTiles(withToken(EMPTY_FLOOR), 'RED', 1)).toEqual({ tiles: ['RED'], hasFirstPlayerToken: true });
  });
});
