import { describe, expect, it } from '@jest/globals';
import { wallOf } from './test-states.js';
import { completeColors, completeColumns, completeRows, scorePlacement } from './wall-scoring.js';

/** Each wall is drawn with the new tile on it. */
describe('a tile placed on the wall', () => {
  it.each([
    ['alone', ['.....', '.....', '..x..'], 2, 2, 1],
    ['beside tiles that it does not touch', ['x.x.x'], 0, 2, 1],
    ['that touches another only by a corner', ['x....', '.x...'], 1, 1, 1],
    ['at the end of a row of two', ['xx...'], 0, 1, 2],
    ['between two of its row', ['xxx..'], 0, 1, 3],
    ['that joins two pairs of its row', ['xxxxx'], 0, 2, 5],
    ['at the foot of a column of three', ['x....', 'x....', 'x....'], 2, 0, 3],
    ['in a row of three and a column of two', ['xxx..', '..x..'], 0, 2, 5],
    ['in a corner of a square', ['xx...', 'xx...'], 1, 1, 4],
    ['where a full row and a full column cross', ['..x..', '..x..', 'xxxxx', '..x..', '..x..'], 2, 2, 10],
    ['behind a gap in its row and its column', ['x....', '.....', 'x.x..'], 2, 0, 1],
  ])('%s', (_, rows, row, column, points) => {
    expect(scorePlacement(wallOf(...rows), row, column).points).toBe(points);
  });

  it('is scored by both runs, each with the new tile', () => {
    expect(scorePlacement(wallOf('xxx..', '..x..'), 0, 2)).toEqual({ horizontal: 3, vertical: 2, points: 5 });
  });
});

describe('what is complete on a wall', () => {
  const cross = wallOf('..x..', '..x..', 'xxxxx', '..x..', '..x..');
  const diagonal = wallOf('x....', '.x...', '..x..', '...x.', '....x');

  it('rows', () => expect(completeRows(cross)).toEqual([2]));
  it('columns', () => expect(completeColumns(cross)).toEqual([2]));
  it('colours', () => expect(completeColors(diagonal)).toEqual(['BLUE']));
  it('colours on a diagonal that wraps', () =>
    expect(completeColors(wallOf('....x', 'x....', '.x...', '..x..', '...x.'))).toEqual(['WHITE']));
  it('four of a row are not', () => expect(completeRows(wallOf('xxxx.'))).toEqual([]));
  it('four of a column are not', () => expect(completeColumns(wallOf('x....', 'x....', 'x....', 'x....'))).toEqual([]));
  it('four of a colour are not', () => expect(completeColors(wallOf('x....', '.x...', '..x..', '...x.'))).toEqual([]));
});
