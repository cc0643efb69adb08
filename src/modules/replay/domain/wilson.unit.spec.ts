import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rateOf } from './wilson.js';

describe('a rate', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [50, 100, 0.4038, 0.5962],
    [263, 500, 0.4822, 0.5694],
    [10, 10, 0.7225, 1],
  ])('of %i in %i lies between %f and %f', (wins, of, low, high) => {
    const rate = rateOf(wins, of);
    expect([rate.low, rate.high]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
  });

  it('of nothing is unknown', () =>
    expect(rateOf(0, 0)).toEqual({ wins: 0, of: 0, rate: null, low: null, high: null }));

  it('lies within its interval, and the interval within 0 and 1', () =>
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (wins, losses) => {
        const { rate, low, high } = rateOf(wins, wins + losses);
        if (rate === null) return wins + losses === 0;
        return 0 <= low! && low! <= rate + 1e-12 && rate <= high! + 1e-12 && high! <= 1;
      }),
    ));
});
