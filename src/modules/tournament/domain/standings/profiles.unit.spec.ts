import { describe, expect, it } from '@jest/globals';
import type { Profile } from './profile.js';
import { PROFILES, profileWith } from './profiles.js';
import { standings } from './rank.js';
import type { Encounter, StandingsInput } from './results.js';
import { challengeRounds, cupCut, cupRounds } from './rounds-by-attendance.js';

type Games = [number, number, number] | null;
const match = (round: number, a: string, b: string, winner: string | null, games: Games = null): Encounter => ({
  kind: 'MATCH',
  round,
  players: [a, b],
  result: { winner, doubleLoss: false, games },
});
const bye = (round: number, player: string): Encounter => ({ kind: 'BYE', round, player });

const event = (ids: string, rounds: number, encounters: Encounter[], out: string[] = []): StandingsInput => ({
  entrants: ids.split('').map((id) => {
    const disqualified = out.includes(id);
    return { id, late: false, droppedAfter: disqualified ? rounds : null, disqualified };
  }),
  encounters,
  round: rounds,
  plannedRounds: rounds,
  bestOf: 3,
  seed: 'seed',
});

const order = (input: StandingsInput, profile: Profile): string =>
  standings(input, profile)
    .map(({ entrantId }) => entrantId)
    .join('');

describe('Magic Tournament Rules', () => {
  const rounds = event('ABC', 2, [
    match(1, 'A', 'B', 'A', [2, 1, 0]),
    bye(1, 'C'),
    match(2, 'A', 'C', null, [1, 1, 1]),
    bye(2, 'B'),
  ]);
  const row = (id: string) => standings(rounds, PROFILES.MTR).find(({ entrantId }) => entrantId === id)!;
  const value = (id: string, code: string) => row(id).tieBreakers.find((t) => t.code === code)!.value;

  // B: lost, bye = 3 of 6 match points. C: bye, draw = 4 of 6. A met both: (1/2 + 2/3) / 2.
  it('counts a bye as a match won', () => expect(value('A', 'OMW')).toBeCloseTo(7 / 12));
  // A: 3 games won, 2 lost, 1 drawn: (9 + 1) of 18 game points.
  it('counts a drawn game as a third', () => expect(value('A', 'GW')).toBeCloseTo(10 / 18));
  // B: 1–2 and a bye of 2–0: 3 of 5. C: bye 2–0 and 1–1–1: (9 + 1) of 15.
  it('averages the games of opponents', () => expect(value('A', 'OGW')).toBeCloseTo((3 / 5 + 10 / 15) / 2));

  it('lets nobody count for less than 33 %', () => {
    const lost = event('ABCD', 1, [match(1, 'A', 'B', 'A'), match(1, 'C', 'D', 'C')]);
    expect(standings(lost, PROFILES.MTR)[0].tieBreakers[0].value).toBe(0.33);
  });
});

describe('head-to-head', () => {
  // Everyone has won one and lost one of equal opponents, in two separate pairs of rounds.
  const met = event('AB', 2, [match(1, 'A', 'B', 'B'), match(2, 'A', 'B', null)]);

  it('separates exactly two who met', () => {
    const profile = profileWith('DEFAULT', { win: 0, draw: 0, loss: 0, bye: 0 }, ['HEAD_TO_HEAD']);
    expect(order(met, profile)).toBe('BA');
    expect(standings(met, profile)[1].separatedBy).toBe('HEAD_TO_HEAD');
  });

  it('leaves three to the lot', () => {
    const circle = event('ABC', 3, [match(1, 'A', 'B', 'A'), match(2, 'B', 'C', 'B'), match(3, 'C', 'A', 'C')]);
    const separations = standings(circle, profileWith('DEFAULT', null, ['HEAD_TO_HEAD'])).map((row) => row.separatedBy);
    expect(separations).toEqual([null, 'DRAW_BY_LOT', 'DRAW_BY_LOT']);
  });
});

describe('the cap of 75 %', () => {
  // B has won all that B played; A is the opponent whose percentage shows what B counts for.
  const opponentsOf = (droppedAfter: number | null): number => {
    const rounds = event('ABCD', 2, [
      match(1, 'B', 'A', 'B'),
      match(1, 'C', 'D', 'C'),
      match(2, 'A', 'C', 'A'),
      ...(droppedAfter === 1 ? [] : [match(2, 'B', 'D', 'B')]),
    ]);
    const entrants = rounds.entrants.map((each) => (each.id === 'B' ? { ...each, droppedAfter } : each));
    const row = standings({ ...rounds, entrants }, PROFILES.PLAY_POKEMON).find(({ entrantId }) => entrantId === 'A')!;
    // A met B and C; C has won one of two.
    return 2 * row.tieBreakers[0].value! - 1 / 2;
  };
  it('is for who drops before the last planned round', () => expect(opponentsOf(1)).toBeCloseTo(0.75));
  it('is not for who drops after it', () => expect(opponentsOf(2)).toBeCloseTo(1));
  it('is not for who stays', () => expect(opponentsOf(null)).toBeCloseTo(1));
});

describe('the disqualified', () => {
  const rounds = event('ABCD', 1, [match(1, 'A', 'B', 'A'), match(1, 'C', 'D', 'C')], ['A']);
  it('leave the standings', () => expect(order(rounds, PROFILES.DEFAULT)).not.toContain('A'));
  it('still count for who met them', () => {
    const loser = standings(rounds, PROFILES.DEFAULT).find(({ entrantId }) => entrantId === 'B')!;
    expect(loser).toMatchObject({ losses: 1, tieBreakers: [{ code: 'OWP', value: 1 }, {}, {}] });
  });
});

describe('points', () => {
  it('follow the scoring of the tournament', () => {
    const rounds = event('ABC', 1, [match(1, 'A', 'B', null), bye(1, 'C')]);
    const profile = profileWith('DEFAULT', { win: 5, draw: 2, loss: 1, bye: 4 }, null);
    expect(standings(rounds, profile).map(({ points }) => points)).toEqual([4, 2, 2]);
  });

  it('are those of a loss for both after a double loss', () => {
    const both: Encounter = {
      kind: 'MATCH',
      round: 1,
      players: ['A', 'B'],
      result: { winner: null, doubleLoss: true, games: null },
    };
    expect(standings(event('AB', 1, [both]), PROFILES.DEFAULT).map(({ losses }) => losses)).toEqual([1, 1]);
  });
});

describe('rounds by attendance', () => {
  it.each([
    [8, 3, null, 3],
    [9, 4, 4, 4],
    [12, 4, 4, 4],
    [13, 5, 4, 4],
    [17, 5, 4, 5],
    [20, 5, 4, 5],
    [32, 5, 8, 5],
    [33, 6, 8, 6],
    [128, 7, 8, 7],
    [226, 8, 8, 8],
    [227, 9, 8, 8],
    [409, 9, 8, 9],
    [512, 10, 8, 9],
    [513, 10, 8, 10],
  ])('of %i: Cup %i rounds, top %s; Challenge %i', (attendance, cup, cut, challenge) => {
    expect([cupRounds(attendance), cupCut(attendance), challengeRounds(attendance)]).toEqual([cup, cut, challenge]);
  });
});
