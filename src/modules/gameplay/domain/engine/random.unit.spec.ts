import { describe, expect, it } from '@jest/globals';
import { seededRandom } from './random.js';

const ints = (seed: string, seq: number, bound: number, count: number): number[] => {
  const random = seededRandom(seed, seq);
  return Array.from({ length: count }, () => random.int(bound));
};

/** Pearson's chi-squared of the counts against equal ones. */
const chiSquared = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const countsOf = (values: readonly number[], bound: number): number[] => {
  const counts = Array.from({ length: bound }, () => 0);
  for (const value of values) counts[value]++;
  return counts;
};

/** Worked out with another HMAC implementation from the written derivation. */
describe('golden values', () => {
  it('takes words of a block in order, and the next block after eight', () =>
    expect(ints('golden', 0, 6, 12)).toEqual([4, 2, 0, 0, 2, 2, 2, 0, 1, 5, 1, 0]));
  it('depends on the number of the action', () =>
    expect(ints('golden', 7, 1000, 10)).toEqual([598, 722, 310, 110, 465, 75, 464, 706, 105, 125]));
  it('throws away words that would bias the result', () =>
    expect(ints('golden', 5, 2 ** 31 + 1, 3)).toEqual([608449222, 1628251599, 1904279364]));
  it('shuffles by Fisher and Yates from the end', () =>
    expect(seededRandom('golden', 3).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([4, 6, 9, 2, 1, 8, 5, 7, 0, 3]));
  it('flips heads on an even number', () =>
    expect(
      Array.from(
        { length: 4 },
        (
          (random) => () =>
            random.flip()
        )(seededRandom('golden', 0)),
      ),
    ).toEqual(ints('golden', 0, 2, 4).map((value) => value === 0)));
});

describe('seededRandom', () => {
  it('gives the same chance for the same seed and action', () =>
    expect(ints('a', 3, 100, 50)).toEqual(ints('a', 3, 100, 50)));
  it('gives another chance for another seed', () => expect(ints('a', 3, 100, 50)).not.toEqual(ints('b', 3, 100, 50)));
  it('keeps action 1 block 11 apart from action 11 block 1', () =>
    expect(ints('a', 1, 100, 100).slice(88, 96)).not.toEqual(ints('a', 11, 100, 16).slice(8)));
  it('answers 0 where there is one possibility', () => expect(ints('a', 1, 1, 5)).toEqual([0, 0, 0, 0, 0]));
  it('leaves what it shuffles untouched', () => {
    const items = Object.freeze([1, 2, 3]);
    expect([...seededRandom('a', 1).shuffle(items)].sort()).toEqual([1, 2, 3]);
  });
  it('shuffles nothing into nothing', () => expect(seededRandom('a', 1).shuffle([])).toEqual([]));
});

describe('uniformity', () => {
  // The bounds are the 99.9 % quantiles of chi-squared; the seed is fixed, so the answer does not change.
  it.each([
    [2, 10.8],
    [6, 20.5],
    [7, 22.5],
    [60, 98.3],
  ])('int(%i) is even', (bound, limit) =>
    expect(chiSquared(countsOf(ints('uniform', 1, bound, 60_000), bound))).toBeLessThan(limit),
  );
  it('every order of three is equally likely', () => {
    const random = seededRandom('uniform', 2);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    expect(chiSquared([...orders.values()])).toBeLessThan(20.5);
  });
});
