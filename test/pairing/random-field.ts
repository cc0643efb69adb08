import fc from 'fast-check';
import type { SwissInput } from '../../src/modules/tournament/domain/pairing/swiss-input.js';

export interface FieldShape {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Matches behind them, as a share of all that are possible, at most. */
  readonly mostMet: number;
}

/** Fields no event would bring about are among them: anyone may have met anyone, on any points, with any byes. */
export const randomField = ({ minPlayers, maxPlayers, mostMet }: FieldShape): fc.Arbitrary<SwissInput> =>
  fc.integer({ min: minPlayers, max: maxPlayers }).chain((count) => {
    const someone = fc.nat(count - 1);
    const each = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
      fc.array(value, { minLength: count, maxLength: count, size: 'max' });
    const most = Math.ceil((mostMet * count * (count - 1)) / 2);
    const met = fc
      .integer({ min: 0, max: most })
      .chain((matches) =>
        fc.array(fc.tuple(someone, someone), { minLength: matches, maxLength: matches, size: 'max' }),
      );
    return fc
      .record({
        points: each(fc.integer({ min: 0, max: 7 })),
        byes: each(fc.nat(2)),
        met,
        forbidden: fc.array(fc.tuple(someone, someone, fc.boolean()), { maxLength: 6 }),
        seed: fc.string(),
      })
      .map(({ points, byes, met: pairs, forbidden, seed }): SwissInput => {
        const opponents = points.map((): string[] => []);
        for (const [a, b] of pairs) {
          if (a === b) continue;
          opponents[a].push(`p${b}`);
          opponents[b].push(`p${a}`);
        }
        const players = points.map((p, i) => ({ id: `p${i}`, points: p, byes: byes[i], opponents: opponents[i] }));
        return {
          seed,
          round: 5,
          roundsAfter: 0,
          players: players.sort((p, q) => q.points - p.points),
          forbidden: forbidden
            .filter(([a, b]) => a !== b)
            .map(([a, b, hard]) => ({ entrants: [`p${a}`, `p${b}`], hard })),
        };
      });
  });
