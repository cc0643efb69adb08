import { describe, expect, it } from '@jest/globals';
import { correctResult } from './corrections.js';
import { lottery, settingsOf, TestEvent, win } from './event.fixture.js';
import { complete, openRegistration, start, type Decision } from './lifecycle.js';
import { nextPhase } from './plan-round.js';
import { checkIn, enter, fixTable, forbidPairs, leave, undrop } from './registration.js';
import { penalize } from './results.js';
import type { Format } from './settings.js';
import { standingsOf } from './standings-of.js';

const SWISS: Format = { kind: 'SWISS', rounds: 3 };
const codeOf = (decision: Decision): string => (decision.ok ? 'OK' : decision.error.code);
const open = (maxEntrants: number | null = null): TestEvent =>
  new TestEvent(settingsOf(SWISS, { maxEntrants })).do(openRegistration);
const running = (count: number, format: Format = SWISS): TestEvent => new TestEvent(settingsOf(format)).begin(count);
const entrant = ({ state }: TestEvent, id: string) => state.entrants.find((each) => each.id === id)!;
const playRounds = (event: TestEvent, rounds = Infinity): TestEvent => {
  for (let i = 0; i < rounds && nextPhase(event.state) !== null; i++) {
    event.nextRound();
    event.play(lottery('around', false));
  }
  return event;
};
const someone = (entrantId: string) => ({ entrantId, accountId: `account-${entrantId}`, name: entrantId, deck: null });

describe('check-in', () => {
  it('twice is noted once', () => {
    const event = open()
      .enter('a')
      .do((state) => checkIn(state, 'a'));
    expect(checkIn(event.state, 'a')).toEqual({ ok: true, value: [] });
  });

  it('that nobody uses leaves everyone in', () => {
    const event = open().enter('a', 'b', 'c').do(start);
    expect(event.state.entrants.map(({ state }) => state)).toEqual(['REGISTERED', 'REGISTERED', 'REGISTERED']);
  });

  it('missed is made good by coming back, with a loss for what was missed', () => {
    const event = open().enter('a', 'b', 'c');
    for (const id of ['a', 'b']) event.do((state) => checkIn(state, id));
    playRounds(event.do(start), 1).do((state) => undrop(state, 'c'));
    expect(entrant(event, 'c')).toMatchObject({ state: 'CHECKED_IN', absences: [1] });
    expect(event.nextRound().pairings.flatMap(({ entrants }) => entrants)).toContain('c');
  });

  it.each<[string, Decision]>([
    ['ENTRANT_NOT_PLAYING', checkIn(open(1).enter('a', 'b').state, 'b')],
    ['INVALID_TRANSITION', checkIn(running(4).state, 'p1')],
    ['NOT_FOUND', checkIn(open().state, 'nobody')],
  ])('is refused with %s', (code, decision) => expect(codeOf(decision)).toBe(code));
});

describe('the waiting list', () => {
  it('ends at the start', () => {
    const event = open(2).enter('a', 'b', 'c').do(start);
    expect(entrant(event, 'c').state).toBe('WITHDRAWN');
  });
  it('does not move when one of it leaves', () => {
    const event = open(2).enter('a', 'b', 'c', 'd');
    event.do((state) => leave(state, 'c'));
    expect(entrant(event, 'd').state).toBe('WAITING');
  });
  it('may be entered again after leaving', () => {
    const event = open(2).enter('a', 'b');
    event.do((state) => leave(state, 'a'));
    expect(codeOf(enter(event.state, { ...someone('a2'), accountId: 'account-a' }))).toBe('OK');
  });
});

describe('who comes or comes back too late', () => {
  const inCut = playRounds(running(8, { kind: 'SWISS', rounds: 2, topCut: 4 }), 3);
  const dropped = playRounds(running(8, { kind: 'SWISS', rounds: 2, topCut: 4 }), 1).do((s) => leave(s, 'p1'));
  const over = playRounds(running(4)).do((state) => complete(state, false));

  it.each<[string, string, Decision]>([
    ['during a cut', 'INVALID_TRANSITION', enter(inCut.state, someone('x'))],
    ['during a bracket', 'INVALID_TRANSITION', enter(running(4, { kind: 'SINGLE_ELIMINATION' }).state, someone('x'))],
    ['during a round robin', 'INVALID_TRANSITION', enter(running(4, { kind: 'ROUND_ROBIN' }).state, someone('x'))],
    ['after the end', 'INVALID_TRANSITION', enter(over.state, someone('x'))],
    ['back into a cut', 'INVALID_TRANSITION', undrop(playRounds(dropped, 2).state, 'p1')],
    ['back without having left', 'ENTRANT_NOT_PLAYING', undrop(running(4).state, 'p1')],
    ['back after the end', 'INVALID_TRANSITION', undrop(over.state, 'p1')],
    ['to drop a second time', 'ENTRANT_NOT_PLAYING', leave(dropped.state, 'p1')],
    ['to drop after the end', 'INVALID_TRANSITION', leave(over.state, 'p1')],
  ])('%s is refused', (_, code, decision) => expect(codeOf(decision)).toBe(code));

  it('may take back a drop of the same round at no cost', () => {
    const event = running(4).do((state) => leave(state, 'p1'));
    expect(
      entrant(
        event.do((state) => undrop(state, 'p1')),
        'p1',
      ).absences,
    ).toEqual([]);
  });
});

describe('penalties', () => {
  const out = running(4).do((state) => penalize(state, 'p1', 'DISQUALIFICATION', 'reason'));

  it('keep their reason and round', () => {
    const event = playRounds(running(4), 2).do((state) => penalize(state, 'p2', 'WARNING', 'Slow play'));
    expect(event.state.penalties).toEqual([{ entrantId: 'p2', kind: 'WARNING', reason: 'Slow play', round: 2 }]);
  });
  it.each<[string, Decision]>([
    ['ENTRANT_NOT_PLAYING', penalize(out.state, 'p1', 'WARNING', 'reason')],
    ['ENTRANT_NOT_PLAYING', undrop(out.state, 'p1')],
    ['INVALID_TRANSITION', penalize(open().enter('a').state, 'a', 'WARNING', 'reason')],
    ['NOT_FOUND', penalize(out.state, 'nobody', 'WARNING', 'reason')],
  ])('are refused with %s', (code, decision) => expect(codeOf(decision)).toBe(code));
});

describe('wishes of the organizer', () => {
  const alone = ['p1', 'p2'] as [string, string];

  it('of a forbidden pair hold in every round', () => {
    const event = running(6, { kind: 'SWISS', rounds: 4 });
    playRounds(event.do((state) => forbidPairs(state, [{ entrants: alone, hard: true }])));
    const met = event.state.rounds.flatMap(({ pairings }) => pairings.map(({ entrants }) => [...entrants].sort()));
    expect(met).not.toContainEqual(alone);
  });
  it('that leave no pairing are named as the cause', () => {
    const event = running(2).do((state) => forbidPairs(state, [{ entrants: alone, hard: true }]));
    expect(() => event.nextRound()).toThrow(/NO_PAIRING_POSSIBLE/);
  });
  it('of a pair of one are refused', () => {
    expect(codeOf(forbidPairs(running(2).state, [{ entrants: ['p1', 'p1'], hard: true }]))).toBe('INVALID_PAIRINGS');
  });
  it('of a fixed table hold until they are taken back', () => {
    const event = running(6).do((state) => fixTable(state, 'p6', 12));
    const tableOf = () => event.state.rounds.at(-1)!.pairings.find(({ entrants }) => entrants.includes('p6'))!.table;
    playRounds(event, 1);
    expect(tableOf()).toBe(12);
    playRounds(
      event.do((state) => fixTable(state, 'p6', null)),
      1,
    );
    expect(tableOf()).toBeLessThanOrEqual(3);
  });
});

describe('a top cut', () => {
  it('is seeded from the standings: first against last, the best two apart', () => {
    const event = playRounds(running(8, { kind: 'SWISS', rounds: 3, topCut: 4 }), 3);
    const [first, second, third, fourth] = standingsOf(event.state).map(({ entrantId }) => entrantId);
    expect(event.nextRound().pairings.map(({ entrants }) => entrants)).toEqual([
      [first, fourth],
      [second, third],
    ]);
  });

  it('passes over who has dropped', () => {
    const event = playRounds(running(8, { kind: 'SWISS', rounds: 3, topCut: 4 }), 3);
    const places = standingsOf(event.state).map(({ entrantId }) => entrantId);
    event.do((state) => leave(state, places[0]));
    const inCut = event.nextRound().pairings.flatMap(({ entrants }) => entrants);
    expect(inCut.sort()).toEqual(places.slice(1, 5).sort());
  });
});

describe('a correction', () => {
  it('is possible after the end', () => {
    const event = playRounds(running(4)).do((state) => complete(state, false));
    const [{ table, entrants, result }] = event.state.rounds[0].pairings;
    const other = win(entrants.find((id) => id !== result!.winner)!);
    const correction = correctResult(event.state, 1, table, other);
    expect(correction.ok && correction.value.places.length).toBeGreaterThan(1);
  });
});
