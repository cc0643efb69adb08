import { describe, expect, it } from '@jest/globals';
import { explain } from './explain.js';
import { PROFILES } from './profiles.js';
import { standings } from './rank.js';
import type { Encounter, RankedEntrant, StandingsInput } from './results.js';

/*
 * Twelve players, four planned Swiss rounds, Play! Pokémon. `>` beat, `=` tie.
 *
 *   round 1   A>B   C>D   E=F   G>H   I>J   K bye       L is not there yet: a loss without an opponent
 *   round 2   A>C   G>K   E>B   F>D   H>J   L bye       I has dropped after round 1
 *   round 3   A=G   E>K   C>F   L>H   D>J               B has dropped after round 2
 *   round 4   A>E   G>C   F>L   K>J   H>D
 *
 * Win percentage as others count it: wins and half the ties, by rounds without byes; at least 25 %.
 *   A  3½/4 = 87.5        E  2½/4 = 62.5        I  1/1 = 100, dropped early: 75
 *   B  0/2 = 0: 25        F  2½/4 = 62.5        J  0/4 = 0: 25
 *   C  2/4 = 50           G  3½/4 = 87.5        K  1/3 = 33⅓ (the bye counts on neither side)
 *   D  1/4 = 25           H  2/4 = 50           L  1/3 = 33⅓ (the missed round is a loss, the bye nothing)
 */
const A_TO_L = 'ABCDEFGHIJKL'.split('');
const DROPS: Readonly<Record<string, number>> = { I: 1, B: 2 };

const entrants: RankedEntrant[] = A_TO_L.map((id) => ({
  id,
  late: id === 'L',
  droppedAfter: DROPS[id] ?? null,
  disqualified: false,
}));

const ROUNDS = ['A>B C>D E=F G>H I>J K- L!', 'A>C G>K E>B F>D H>J L-', 'A=G E>K C>F L>H D>J', 'A>E G>C F>L K>J H>D'];

const encounters = ROUNDS.flatMap((text, i) =>
  text.split(' ').map((match): Encounter => {
    const [player, sign, other] = match;
    const round = i + 1;
    if (sign === '-') return { kind: 'BYE', round, player };
    if (sign === '!') return { kind: 'ABSENCE', round, player };
    const result = { winner: sign === '>' ? player : null, doubleLoss: false, games: null };
    return { kind: 'MATCH', round, players: [player, other], result };
  }),
);

const event: StandingsInput = { entrants, encounters, round: 4, plannedRounds: 4, bestOf: 1, seed: 'twelve' };
const rows = standings(event, PROFILES.PLAY_POKEMON);

/** Place by place: points, OWP and OOWP in percent. */
const BY_HAND: readonly (readonly [string, number, number, number])[] = [
  // (B 25 + C 50 + G 87.5 + E 62.5)/4 · (B 87.5 + C 65.625 + G 55.208 + E 52.083)/4
  ['A', 10, 56.25, 65.1042],
  // (H 50 + K 33⅓ + A 87.5 + C 50)/4 · (H 42.708 + K 58.333 + A 56.25 + C 65.625)/4
  ['G', 10, 55.2083, 55.7292],
  // (F 62.5 + B 25 + K 33⅓ + A 87.5)/4 · (F 42.708 + B 87.5 + K 58.333 + A 56.25)/4
  ['E', 7, 52.0833, 61.1979],
  // (E 62.5 + D 25 + C 50 + L 33⅓)/4 · (E 52.083 + D 46.875 + C 65.625 + L 56.25)/4
  ['F', 7, 42.7083, 55.2083],
  // (D 25 + A 87.5 + F 62.5 + G 87.5)/4 · (D 46.875 + A 56.25 + F 42.708 + G 55.208)/4
  ['C', 6, 65.625, 50.2604],
  // (G 87.5 + E 62.5 + J 25)/3 · (G 55.208 + E 52.083 + J 45.833)/3
  ['K', 6, 58.3333, 51.0417],
  // (G 87.5 + J 25 + L 33⅓ + D 25)/4 · (G 55.208 + J 45.833 + L 56.25 + D 46.875)/4
  ['H', 6, 42.7083, 51.0417],
  // Late, so below H with a better percentage: (H 50 + F 62.5)/2 · (H 42.708 + F 42.708)/2
  ['L', 6, 56.25, 42.7083],
  // (C 50 + F 62.5 + J 25 + H 50)/4 · (C 65.625 + F 42.708 + J 45.833 + H 42.708)/4
  ['D', 3, 46.875, 49.21875],
  // Frozen after round 1: J 0/1, so 25 · J's opponents then: I, dropped, 75
  ['I', 3, 25, 75],
  // Frozen after round 2: (A 2/2 = 100 + E 1½/2 = 75)/2 · A's then (B 25 + C 50)/2, E's then (F 75 + B 25)/2
  ['B', 0, 87.5, 43.75],
  // (I 75 + H 50 + D 25 + K 33⅓)/4 · (I 25 + H 42.708 + D 46.875 + K 58.333)/4
  ['J', 0, 45.8333, 43.2292],
];

describe('a Play! Pokémon event of twelve, calculated by hand', () => {
  it('has these places', () => expect(rows.map((row) => row.entrantId)).toEqual(BY_HAND.map(([id]) => id)));

  it.each(BY_HAND)('gives %s %i points, OWP %d %% and OOWP %d %%', (id, points, owp, oowp) => {
    const row = rows.find(({ entrantId }) => entrantId === id)!;
    expect(row.points).toBe(points);
    expect(row.tieBreakers[0].value! * 100).toBeCloseTo(owp, 4);
    expect(row.tieBreakers[1].value! * 100).toBeCloseTo(oowp, 4);
  });

  it('explains the freeze of a drop', () => {
    const explanation = explain(event, PROFILES.PLAY_POKEMON, 'B')!;
    expect(explanation.tieBreakers[0]).toMatchObject({ code: 'OWP', value: 0.875, asOfRound: 2, frozen: true });
  });

  it('explains the cap of a drop and the floor', () => {
    const { opponents } = explain(event, PROFILES.PLAY_POKEMON, 'J')!;
    expect(opponents[0]).toMatchObject({ entrantId: 'I', raw: 1, value: 0.75, adjustment: 'CAP', dropped: true });
    expect(explain(event, PROFILES.PLAY_POKEMON, 'A')!.opponents[0]).toMatchObject({ raw: 0, adjustment: 'FLOOR' });
  });

  it('explains what separates a row from the one above', () => {
    const above = (id: string) => explain(event, PROFILES.PLAY_POKEMON, id)!.above;
    expect(above('G')).toMatchObject({ entrantId: 'A', separatedBy: 'OWP' });
    expect(above('E')).toMatchObject({ entrantId: 'G', separatedBy: 'POINTS', above: 10, here: 7 });
    expect(above('L')).toMatchObject({ entrantId: 'H', separatedBy: 'LATE' });
  });

  it('shows an earlier round as it stood', () => {
    const first = standings({ ...event, round: 1 }, PROFILES.PLAY_POKEMON);
    expect(
      first
        .filter(({ points }) => points === 3)
        .map(({ entrantId }) => entrantId)
        .sort(),
    ).toEqual(['A', 'C', 'G', 'I', 'K']);
    expect(first.at(-1)!.entrantId).toBe('L');
  });
});
