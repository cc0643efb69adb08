import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pairSwiss, type SwissRound } from '../../src/modules/tournament/domain/pairing/pair-swiss.js';
import { playEvent } from '../../src/modules/tournament/domain/pairing/swiss-event.fixture.js';
import type { SwissInput } from '../../src/modules/tournament/domain/pairing/swiss-input.js';
import { bestPairing, type Counts, countsOf } from './oracle.js';
import { randomField } from './random-field.js';

const LONG = process.env['OPENTCG_TEST_LONG'] === '1';
const runs = (quick: number): { numRuns: number; seed: number } => ({ numRuns: LONG ? 20 * quick : quick, seed: 7 });

const withoutDifference = ({ rematches, forbidden, passedOver, crossGroup }: Counts): number[] => [
  rematches,
  forbidden,
  passedOver,
  crossGroup,
];

const termOf = ({ objective }: SwissRound, name: string) => objective.find(({ term }) => term === name)!;

const pairedWell = (input: SwissInput): void => {
  const paired = pairSwiss(input);
  const best = bestPairing(input);
  expect(paired.ok).toBe(best !== null);
  if (!paired.ok || best === null) return;
  expect(withoutDifference(countsOf(input, paired.value.pairs))).toEqual(withoutDifference(countsOf(input, best)));
};

describe('a field of at most 64, against another matching', () => {
  it.each([
    ['that has hardly met', 0.2],
    ['that has often met', 1],
    ['that has met to the last', 3],
  ])('%s cannot be paired better', (_, mostMet) => {
    fc.assert(fc.property(randomField({ minPlayers: 2, maxPlayers: 64, mostMet }), pairedWell), runs(30));
  });

  it.each([5, 16, 33, 64])('of %i is paired as well as possible in every round of an event', (count) => {
    const rounds = Math.ceil(Math.log2(count)) + 2;
    for (const seed of LONG ? ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] : ['a'])
      for (const { input } of playEvent(count, rounds, seed)) pairedWell({ ...input, roundsAfter: 0 });
  });

  it.each([6, 9, 12, 15])('of %i has no more rematches for keeping later rounds playable', (count) => {
    for (const seed of LONG ? ['a', 'b', 'c', 'd', 'e', 'f'] : ['a', 'b'])
      for (const { input, paired } of playEvent(count, count + 2, seed))
        expect(countsOf(input, paired.pairs).rematches).toBe(countsOf(input, bestPairing(input)!).rematches);
  });
});

describe('a field above 64, against another matching', () => {
  /** A pairing that equals the best in all earlier terms is bounded by it. */
  const boundsAreHonest = (input: SwissInput): void => {
    const paired = pairSwiss(input);
    const best = bestPairing(input);
    expect(paired.ok).toBe(best !== null);
    if (!paired.ok || best === null) return;
    const mine = countsOf(input, paired.value.pairs);
    const least = countsOf(input, best);
    expect(mine.rematches).toBe(least.rematches);
    const sameSoFar = mine.forbidden === least.forbidden && mine.passedOver === least.passedOver;
    if (!sameSoFar) return;
    const { value, lowerBound, optimal } = termOf(paired.value, 'CROSS_GROUP_PAIRS');
    expect(value).toBe(mine.crossGroup);
    expect(lowerBound).toBeLessThanOrEqual(least.crossGroup);
    if (optimal) expect(value).toBe(least.crossGroup);
  };

  it.each([65, 90, 128])('of %i has no avoidable rematch in an event, and honest bounds', (count) => {
    for (const seed of LONG ? ['a', 'b', 'c'] : ['a'])
      for (const { input } of playEvent(count, 9, seed)) boundsAreHonest(input);
  });

  it.each([
    ['has hardly met', 0.2],
    ['has often met', 1],
  ])('that %s has no avoidable rematch, and honest bounds', (_, mostMet) => {
    fc.assert(fc.property(randomField({ minPlayers: 65, maxPlayers: 110, mostMet }), boundsAreHonest), runs(6));
  });
});

describe('the other matching', () => {
  const field = (points: number[], met: [number, number][]): SwissInput => ({
    seed: 's',
    round: 2,
    roundsAfter: 0,
    forbidden: [],
    players: points.map((p, i) => ({
      id: `p${i}`,
      points: p,
      byes: 0,
      opponents: met.filter((pair) => pair.includes(i)).map(([a, b]) => `p${a === i ? b : a}`),
    })),
  });

  it('would rather cross two groups than play a rematch', () => {
    const input = field([3, 3, 0, 0], [[0, 1]]);
    expect(countsOf(input, bestPairing(input)!)).toMatchObject({ rematches: 0, crossGroup: 2, largestDifference: 3 });
  });
  it('counts a rematch where there is no other way', () => {
    const input = field([3, 0], [[0, 1]]);
    expect(countsOf(input, bestPairing(input)!).rematches).toBe(1);
  });
  it('gives the bye to the last', () => expect(bestPairing(field([6, 3, 0], []))).toContainEqual(['p2', null]));
});
