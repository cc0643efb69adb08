import { describe, expect, it } from '@jest/globals';
import { roundRobin } from './round-robin.js';

const players = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);
const FIELDS = [2, 3, 4, 5, 8, 11, 16];

describe('a round robin', () => {
  it.each(FIELDS)('of %i lets everyone meet everyone once', (count) => {
    const met = roundRobin(players(count), 1)
      .flat()
      .filter(([, b]) => b !== null)
      .map((pair) => [...pair].sort().join());
    expect(met).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(met).size).toBe(met.length);
  });

  it.each(FIELDS)('of %i has everyone once in every round', (count) => {
    for (const round of roundRobin(players(count), 2))
      expect(
        round
          .flat()
          .filter((id) => id !== null)
          .sort(),
      ).toEqual(players(count).sort());
  });

  it.each([3, 5, 11])('of %i gives everyone one bye', (count) => {
    const byes = roundRobin(players(count), 1).flatMap((round) => round.filter(([, b]) => b === null));
    expect(byes.map(([a]) => a).sort()).toEqual(players(count).sort());
  });

  it('twice changes the sides', () => {
    const rounds = roundRobin(players(4), 2);
    expect(rounds).toHaveLength(6);
    expect(rounds.slice(3).flat()).toEqual(rounds.slice(0, 3).flatMap((round) => round.map(([a, b]) => [b, a])));
  });
});
