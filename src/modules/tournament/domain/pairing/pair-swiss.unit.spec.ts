import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bruteForce } from './brute-force.fixture.js';
import { fieldOf, vertexPairs } from './field.js';
import { lookAhead } from './look-ahead.js';
import { costOf } from './objective.js';
import { pairSwiss } from './pair-swiss.js';
import { newPlayers, playEvent, rematches } from './swiss-event.fixture.js';
import type { SwissInput } from './swiss-input.js';

const anyField = fc.integer({ min: 2, max: 9 }).chain((count) => {
  const someone = fc.nat(count - 1);
  const pairs = fc.array(fc.tuple(someone, someone), { maxLength: 2 * count });
  return fc
    .record({
      points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: count, maxLength: count }),
      byes: fc.array(fc.nat(2), { minLength: count, maxLength: count }),
      met: pairs,
      forbidden: fc.array(fc.tuple(someone, someone, fc.boolean()), { maxLength: 4 }),
      seed: fc.string(),
    })
    .map(({ points, byes, met, forbidden, seed }): SwissInput => {
      const opponents = points.map((): string[] => []);
      for (const [a, b] of met) {
        if (a === b) continue;
        opponents[a].push(`p${b}`);
        opponents[b].push(`p${a}`);
      }
      return {
        seed,
        round: 3,
        roundsAfter: 0,
        players: newPlayers(count).map((p, i) => ({
          ...p,
          points: 3 * points[i],
          byes: byes[i],
          opponents: opponents[i],
        })),
        forbidden: forbidden
          .filter(([a, b]) => a !== b)
          .map(([a, b, hard]) => ({ entrants: [`p${a}`, `p${b}`], hard })),
      };
    });
});

describe('a field of at most 64', () => {
  it('is paired as well as any pairing could be', () => {
    fc.assert(
      fc.property(anyField, (input) => {
        const best = bruteForce(fieldOf(input));
        const paired = pairSwiss(input);
        if (!paired.ok) return best === null;
        expect(paired.value.objective.map((o) => o.value)).toEqual(best);
        expect(paired.value.objective.every((o) => o.optimal)).toBe(true);
        return true;
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it.each([6, 7, 8])('of %i keeps the later rounds playable, at the least cost', (count) => {
    const rounds = count - 1 + (count % 2);
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { input, paired } of playEvent(count, rounds, seed)) {
        const field = fieldOf(input);
        const ahead = lookAhead(field, input.roundsAfter);
        const best = bruteForce(field, (pairs) => ahead === null || ahead.keepsOpen(pairs));
        expect(paired.objective.map((o) => o.value)).toEqual(best);
      }
    }
  });

  it.each([
    [4, 3],
    [5, 5],
    [6, 5],
    [7, 7],
    [8, 7],
    [9, 9],
    [10, 9],
    [12, 11],
    [14, 13],
    [16, 15],
  ])('of %i plays %i rounds without a rematch', (count, rounds) => {
    for (const seed of ['one', 'two', 'three']) expect(rematches(playEvent(count, rounds, seed))).toBe(0);
  });

  it('gives nobody a second bye while someone had none', () => {
    const rounds = playEvent(7, 7, 'byes');
    const receivers = rounds.map(({ paired }) => paired.pairs.at(-1)![0]);
    expect(new Set(receivers).size).toBe(7);
  });

  it('plays rematches where nothing else is left, as few as possible', () => {
    expect(rematches(playEvent(4, 4, 'four'))).toBe(2);
  });
});

describe('the bye', () => {
  it('goes to the lowest-ranked player', () => {
    const players = newPlayers(5).map((p, i) => ({ ...p, points: 12 - 3 * i }));
    const paired = pairSwiss({ seed: 's', round: 2, roundsAfter: 0, players, forbidden: [] });
    expect(paired.ok && paired.value.pairs.at(-1)).toEqual(['p4', null]);
  });

  it('passes over the lowest-ranked who had one', () => {
    const players = newPlayers(5).map((p, i) => ({ ...p, points: 12 - 3 * i, byes: i === 4 ? 1 : 0 }));
    const paired = pairSwiss({ seed: 's', round: 2, roundsAfter: 0, players, forbidden: [] });
    expect(paired.ok && paired.value.pairs.at(-1)).toEqual(['p3', null]);
  });
});

describe('round 1', () => {
  const first = (seed: string) => pairSwiss({ seed, round: 1, roundsAfter: 4, players: newPlayers(32), forbidden: [] });

  it('is the same for the same seed', () => expect(first('x')).toEqual(first('x')));
  it('is another one for another seed', () => expect(first('x')).not.toEqual(first('y')));
});

describe('forbidden pairs', () => {
  const entrants = ['p0', 'p1'] as const;

  it('are refused where a hard one is the only pair', () => {
    const input = {
      seed: 's',
      round: 1,
      roundsAfter: 0,
      players: newPlayers(2),
      forbidden: [{ entrants, hard: true }],
    };
    expect(pairSwiss(input)).toEqual({ ok: false, error: { code: 'FORBIDDEN_PAIRS_LEAVE_NO_PAIRING' } });
  });

  it('are made where a soft one is the only pair', () => {
    const input = {
      seed: 's',
      round: 1,
      roundsAfter: 0,
      players: newPlayers(2),
      forbidden: [{ entrants, hard: false }],
    };
    expect(pairSwiss(input).ok).toBe(true);
  });

  it('cost a cross-group pair sooner', () => {
    const players = newPlayers(4).map((p, i) => ({ ...p, points: i < 2 ? 3 : 0 }));
    const paired = pairSwiss({ seed: 's', round: 2, roundsAfter: 0, players, forbidden: [{ entrants, hard: false }] });
    expect(paired.ok && paired.value.objective.map((o) => o.value).slice(0, 4)).toEqual([0, 0, 0, 2]);
  });
});

describe('a field above 64', () => {
  it.each([
    [65, 9],
    [100, 9],
    [131, 12],
    [300, 14],
  ])('of %i plays %i rounds without a rematch or a second bye', (count, rounds) => {
    const event = playEvent(count, rounds, 'large');
    expect(rematches(event)).toBe(0);
    const byes = event.flatMap(({ paired }) => paired.pairs.filter(([, b]) => b === null).map(([a]) => a));
    expect(new Set(byes).size).toBe(count % 2 === 0 ? 0 : rounds);
  });

  it('states values that its pairs have, never below their bound', () => {
    for (const { input, paired } of playEvent(90, 9, 'bounds')) {
      const field = fieldOf(input);
      expect(paired.objective.map((o) => o.value)).toEqual([...costOf(field, vertexPairs(field, paired.pairs))]);
      for (const o of paired.objective) expect(o.lowerBound).toBeLessThanOrEqual(o.value);
    }
  });

  it('plays 40 rounds of 66 players without a rematch', () => {
    expect(rematches(playEvent(66, 40, 'long'))).toBe(0);
  });
});
