import { describe, expect, it } from '@jest/globals';
import { correctResult } from './corrections.js';
import { DOUBLE_LOSS, DRAW, lottery, settingsOf, TestEvent, win } from './event.fixture.js';
import { asPublished } from './history.js';
import { cancel, canBecome, changeSettings, complete, openRegistration, start, type Decision } from './lifecycle.js';
import { nextPhase } from './plan-round.js';
import { checkIn, enter, enterDeck, forbidPairs, leave, undrop } from './registration.js';
import { endGame, pairingsWithoutGame, penalize, recordResult, reportResult, reportState, tableOf } from './results.js';
import { changeClock, discardRound, draftRound, publishRound, repairRound, secondsLeft } from './rounds.js';
import type { Format } from './settings.js';
import { standingsOf } from './standings-of.js';
import { isIn, type TournamentState, type TournamentStatus } from './state.js';

const codeOf = (decision: Decision): string => (decision.ok ? 'OK' : decision.error.code);
const swiss = (rounds: number): Format => ({ kind: 'SWISS', rounds });
const running = (players: number, format: Format = swiss(3)): TestEvent =>
  new TestEvent(settingsOf(format)).begin(players);
const stateOf = (event: TestEvent, id: string) => event.state.entrants.find((entrant) => entrant.id === id)!;
const firstWins = ({ entrants }: { entrants: readonly [string, string | null] }) => win(entrants[0]);

describe('the lifecycle', () => {
  const ALL: TournamentStatus[] = ['DRAFT', 'REGISTRATION', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'];
  it('has exactly these transitions', () => {
    const possible = ALL.flatMap((from) => ALL.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`));
    expect(possible).toEqual([
      'DRAFT REGISTRATION',
      'DRAFT CANCELLED',
      'REGISTRATION IN_PROGRESS',
      'REGISTRATION CANCELLED',
      'IN_PROGRESS COMPLETED',
      'IN_PROGRESS CANCELLED',
    ]);
  });

  const draft = new TestEvent(settingsOf(swiss(3))).state;
  const open = new TestEvent(settingsOf(swiss(3))).do(openRegistration).state;
  const published = running(4);
  published.nextRound();
  it.each<[string, Decision]>([
    ['INVALID_TRANSITION', start(draft)],
    ['INVALID_TRANSITION', complete(open, false)],
    ['INVALID_TRANSITION', openRegistration(open)],
    ['INVALID_TRANSITION', changeSettings(open, settingsOf(swiss(4)))],
    ['NOT_ENOUGH_ENTRANTS', start(open)],
    ['INVALID_TRANSITION', draftRound(open)],
    ['RESULTS_MISSING', draftRound(published.state)],
    ['RESULTS_MISSING', complete(published.state, true)],
    ['INVALID_TRANSITION', complete(running(4).state, false)],
    ['INVALID_TRANSITION', cancel(running(4).do(cancel).state)],
    ['INVALID_TRANSITION', enter(draft, { entrantId: 'x', accountId: 'x', name: 'X', deck: null })],
    ['ALREADY_ENTERED', enter(running(4).state, { entrantId: 'x', accountId: 'account-p1', name: 'X', deck: null })],
    ['DECK_LOCKED', enterDeck(running(4).state, 'p1', { id: 'd', hash: 'h', cards: [] })],
    ['NOT_FOUND', leave(open, 'nobody')],
    ['NOT_FOUND', forbidPairs(open, [{ entrants: ['a', 'b'], hard: true }])],
  ])('refuses with %s', (code, decision) => expect(codeOf(decision)).toBe(code));
});

describe('registration', () => {
  const full = (): TestEvent =>
    new TestEvent(settingsOf(swiss(3), { maxEntrants: 2 })).do(openRegistration).enter('a', 'b', 'c');

  it('puts who comes too late on the waiting list', () => expect(stateOf(full(), 'c').state).toBe('WAITING'));

  it('gives a free place to the first who waits', () => {
    const event = full().do((state) => leave(state, 'a'));
    expect([stateOf(event, 'a').state, stateOf(event, 'c').state]).toEqual(['WITHDRAWN', 'REGISTERED']);
  });

  it('drops no-shows at the start, once check-in is used', () => {
    const event = new TestEvent(settingsOf(swiss(3))).do(openRegistration).enter('a', 'b', 'c');
    for (const id of ['a', 'b']) event.do((state) => checkIn(state, id));
    event.do(start);
    expect(event.state.entrants.filter(isIn).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('takes the rounds of a Swiss event from the attendance', () => {
    expect(running(9, { kind: 'SWISS' }).state.phases.map(({ rounds }) => rounds)).toEqual([4]);
    expect(running(13, { kind: 'SWISS', topCut: 4 }).state.phases).toMatchObject([
      { kind: 'SWISS', rounds: 5, advance: 4 },
      { kind: 'SINGLE_ELIMINATION', advance: null },
    ]);
  });
});

describe('who comes late', () => {
  const event = running(4);
  event.nextRound();
  event.play(firstWins).enter('late');
  it('has lost the rounds missed', () => {
    expect(stateOf(event, 'late')).toMatchObject({ late: true, absences: [1] });
    expect(standingsOf(event.state).at(-1)).toMatchObject({ entrantId: 'late', losses: 1, points: 0 });
  });
  it('is paired from then on', () => {
    const round = event.nextRound();
    expect(round.pairings.some(({ entrants }) => entrants.includes('late'))).toBe(true);
  });
});

describe('who drops', () => {
  const event = running(6);
  event.nextRound();
  event.play(firstWins).do((state) => leave(state, 'p1'));
  event.nextRound();
  event.play(firstWins);

  it('is not paired again', () => {
    expect(event.state.rounds[1].pairings.flatMap(({ entrants }) => entrants)).not.toContain('p1');
  });
  it('keeps the results', () => {
    const row = standingsOf(event.state).find(({ entrantId }) => entrantId === 'p1')!;
    expect(row.wins + row.losses).toBe(1);
    expect(row.dropped).toBe(true);
  });
  it('can come back, with losses for the rounds between', () => {
    event.do((state) => undrop(state, 'p1'));
    expect(stateOf(event, 'p1')).toMatchObject({ droppedAfter: null, absences: [2] });
    expect(event.nextRound().pairings.flatMap(({ entrants }) => entrants)).toContain('p1');
  });
});

describe('a drafted round', () => {
  const draft = (): TestEvent => running(4).do(draftRound);
  const pairsOf = ({ state }: TestEvent) => state.rounds[0].pairings.map(({ entrants }) => entrants);

  it('can be paired by hand, and says what that costs', () => {
    const event = draft();
    const [[a, b], [c, d]] = pairsOf(event);
    const repairing = repairRound(event.state, 1, [
      [a, d],
      [c, b],
    ]);
    if (!repairing.ok) throw new Error(repairing.error.code);
    event.append(repairing.value.deed);
    expect(pairsOf(event)).toEqual([
      [a, d],
      [c, b],
    ]);
    expect(repairing.value.cost.certified[0]).toEqual({ term: 'REMATCHES', value: 0 });
  });

  it('has everyone exactly once', () => {
    const event = draft();
    const [[a, b], [c]] = pairsOf(event);
    expect(
      repairRound(event.state, 1, [
        [a, b],
        [c, null],
      ]),
    ).toMatchObject({ error: { code: 'INVALID_PAIRINGS' } });
  });

  it('can be discarded and is drawn the same again', () => {
    const event = draft();
    const before = pairsOf(event);
    expect(pairsOf(event.do((state) => discardRound(state, 1)).do(draftRound))).toEqual(before);
  });

  it('is not published with someone who has left', () => {
    const event = draft().do((state) => leave(state, 'p1'));
    expect(codeOf(publishRound(event.state, 1))).toBe('DRAFT_OUTDATED');
  });

  it('counts as missed for who enters before it is published', () => {
    const event = draft()
      .enter('x')
      .do((state) => publishRound(state, 1));
    expect(stateOf(event, 'x').absences).toEqual([1]);
  });

  it('is published once', () =>
    expect(codeOf(publishRound(draft().do((s) => publishRound(s, 1)).state, 1))).toBe('INVALID_TRANSITION'));
});

describe('results', () => {
  const event = running(4);
  event.nextRound();
  const [first] = event.state.rounds[0].pairings;
  const [a, b] = first.entrants as [string, string];
  const bracket = running(4, { kind: 'SINGLE_ELIMINATION' });
  bracket.nextRound();
  const next = running(4);
  next.nextRound();
  next.play(firstWins).nextRound();

  it.each<[string, Decision]>([
    ['INVALID_RESULT', recordResult(event.state, 1, first.table, win('nobody'))],
    ['INVALID_RESULT', recordResult(event.state, 1, first.table, { winner: a, doubleLoss: true, games: null })],
    ['INVALID_RESULT', recordResult(event.state, 1, first.table, { winner: a, doubleLoss: false, games: [0, 2, 0] })],
    ['INVALID_RESULT', recordResult(bracket.state, 1, 1, DRAW)],
    ['NOT_FOUND', recordResult(event.state, 1, 99, DRAW)],
    ['NOT_FOUND', recordResult(event.state, 9, 1, DRAW)],
    ['USE_CORRECTION', recordResult(next.state, 1, 1, DRAW)],
  ])('are refused with %s', (code, decision) => expect(codeOf(decision)).toBe(code));

  const reported = (...reports: [string, string][]): TestEvent => {
    const tournament = new TestEvent(event.state.settings).begin(4);
    tournament.nextRound();
    for (const [by, winner] of reports) tournament.do((state) => reportResult(state, 1, first.table, by, win(winner)));
    return tournament;
  };
  const seat = ({ state }: TestEvent) => {
    const found = tableOf(state, 1, first.table);
    if (!found.ok) throw new Error(found.error.code);
    return found.value.pairing;
  };

  it('wait for the second report', () => expect(reportState(seat(reported([a, a])))).toBe('WAITING'));
  it('are settled by two that agree', () => {
    expect(seat(reported([a, a], [b, a])).result).toMatchObject({ winner: a, source: 'PLAYERS' });
  });
  it('are disputed by two that do not', () => {
    const pairing = seat(reported([a, a], [b, b]));
    expect([reportState(pairing), pairing.result]).toEqual(['DISPUTED', null]);
  });
  it('are settled when one gives way', () => {
    expect(seat(reported([a, a], [b, b], [b, a])).result).toMatchObject({ winner: a });
  });
  it('are not reported once they stand', () => {
    expect(codeOf(reportResult(reported([a, a], [b, a]).state, 1, first.table, a, win(b)))).toBe('RESULT_STANDS');
  });
});

describe('games on the server', () => {
  const bestOf3 = (): TestEvent => {
    const event = running(2, { kind: 'SWISS', rounds: 1, bestOf: 3 });
    event.nextRound();
    return event;
  };
  const play = (event: TestEvent, matchId: string, winner: string | null): TestEvent => {
    expect(pairingsWithoutGame(event.state, 1)).toHaveLength(1);
    event.append({ type: 'MATCHES_CREATED', round: 1, matches: [{ table: 1, matchId }] });
    expect(pairingsWithoutGame(event.state, 1)).toHaveLength(0);
    return event.do((state) => endGame(state, matchId, winner === null ? null : `account-${winner}`));
  };
  const result = ({ state }: TestEvent) => state.rounds[0].pairings[0].result;

  it('make a match of best of three, one after the other', () => {
    const event = play(play(bestOf3(), 'm1', 'p1'), 'm2', 'p2');
    expect(result(event)).toBeNull();
    const [a] = event.state.rounds[0].pairings[0].entrants;
    expect(result(play(event, 'm3', 'p1'))).toMatchObject({
      winner: 'p1',
      source: 'MATCH',
      games: a === 'p1' ? [2, 1, 0] : [1, 2, 0],
    });
  });
  it('count once, however often they are told', () => {
    const event = play(bestOf3(), 'm1', 'p1').do((state) => endGame(state, 'm1', 'account-p1'));
    expect(event.state.rounds[0].pairings[0].played.reduce((x, y) => x + y)).toBe(1);
  });
  it('count with a game lost by penalty', () => {
    const event = bestOf3().do((state) => penalize(state, 'p1', 'GAME_LOSS', 'late'));
    expect(result(play(event, 'm1', 'p2'))).toMatchObject({ winner: 'p2' });
  });
});

describe('penalties', () => {
  const punished = (kind: 'WARNING' | 'GAME_LOSS' | 'MATCH_LOSS' | 'DISQUALIFICATION'): TestEvent => {
    const event = running(4);
    event.nextRound();
    return event.do((state) => penalize(state, 'p1', kind, 'reason'));
  };
  const lossOf = ({ state }: TestEvent) =>
    state.rounds[0].pairings.find(({ entrants }) => entrants.includes('p1'))!.result?.winner ?? null;

  it('of a warning change nothing', () => expect(lossOf(punished('WARNING'))).toBeNull());
  it.each(['GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'] as const)(
    'of a %s give the match to the opponent',
    (kind) => {
      expect(lossOf(punished(kind))).not.toBeNull();
      expect(lossOf(punished(kind))).not.toBe('p1');
    },
  );
  it('of a match loss for both are a double loss', () => {
    const event = punished('MATCH_LOSS');
    const opponent = lossOf(event)!;
    event.do((state) => penalize(state, opponent, 'MATCH_LOSS', 'reason'));
    expect(event.state.rounds[0].pairings.some(({ result }) => result?.doubleLoss)).toBe(true);
  });
  it('of disqualification take a player out of the standings', () => {
    const event = punished('DISQUALIFICATION');
    expect(standingsOf(event.state).map(({ entrantId }) => entrantId)).not.toContain('p1');
  });
});

describe('a correction', () => {
  const event = new TestEvent(settingsOf({ kind: 'SWISS', rounds: 5, topCut: 4 })).begin(12);
  for (let round = 1; round <= 4; round++) {
    event.nextRound();
    event.play(lottery('correction', true));
  }
  const before: TournamentState = event.state;
  const { table, entrants, result } = before.rounds[0].pairings[0];
  const other = win(entrants.find((id) => id !== result!.winner)!);
  const correction = correctResult(before, 1, table, other);
  if (!correction.ok) throw new Error(correction.error.code);

  it('is previewed without being done', () => {
    expect(correction.value.places.length).toBeGreaterThan(1);
    expect(correction.value.cutLine).toMatchObject({ size: 4 });
    expect(event.state).toBe(before);
  });

  it('keeps later results and shows both what was published and what is right', () => {
    event.append(correction.value.deed);
    expect(event.state.rounds.slice(1)).toEqual(before.rounds.slice(1));
    const winner = (state: TournamentState) => state.rounds[0].pairings[0].result!.winner;
    expect(winner(event.state)).toBe(other.winner);
    expect(winner(asPublished('event', event.entries, 1))).toBe(result!.winner);
    const places = new Map(standingsOf(event.state).map((row) => [row.entrantId, row.place]));
    for (const { entrantId, after } of correction.value.places) expect(places.get(entrantId)).toBe(after);
  });
});

describe('the clock of a round', () => {
  const event = running(2);
  event.nextRound();
  const at = (time: string, action: 'START' | 'PAUSE' | 'EXTEND', seconds?: number) =>
    event.do((state) =>
      changeClock(state, 1, { action, ...(seconds === undefined ? {} : { seconds }) }, `2026-01-01T${time}Z`),
    );
  it('stops while paused and can be extended', () => {
    at('10:00:00', 'START', 600);
    at('10:01:00', 'PAUSE');
    at('10:30:00', 'START');
    at('10:31:00', 'EXTEND', 60);
    expect(secondsLeft(event.state.rounds[0].clock!, '2026-01-01T10:32:00Z')).toBe(600 + 60 - 60 - 120);
  });
});

describe('every format', () => {
  const FORMATS: [string, Format][] = [
    ['Swiss with a cut', { kind: 'SWISS', topCut: 4 }],
    ['single elimination', { kind: 'SINGLE_ELIMINATION', thirdPlace: true }],
    ['double elimination', { kind: 'DOUBLE_ELIMINATION' }],
    ['round robin', { kind: 'ROUND_ROBIN', legs: 1 }],
    ['round robin, then a bracket', { phases: [{ kind: 'ROUND_ROBIN', advance: 4 }, { kind: 'DOUBLE_ELIMINATION' }] }],
    [
      'two Swiss phases and a cut',
      {
        phases: [
          { kind: 'SWISS', rounds: 2, advance: 6 },
          { kind: 'SWISS', rounds: 2, topCut: 2 },
        ],
      },
    ],
  ];
  it.each(FORMATS.flatMap(([name, format]) => [5, 8, 11].map((count) => [name, count, format] as const)))(
    '%s of %i runs to its end, with a drop a round',
    (_, count, format) => {
      const event = running(count, format);
      let drops = 0;
      for (let phase = nextPhase(event.state); phase !== null; phase = nextPhase(event.state)) {
        const round = event.nextRound();
        expect(round.pairings.length).toBeGreaterThan(0);
        event.play(lottery(`${count}`, event.state.phases[phase].kind === 'SWISS'));
        if (drops < 2) event.do((state) => leave(state, `p${++drops}`));
        expect(event.state.rounds.length).toBeLessThan(30);
      }
      event.do((state) => complete(state, false));
      const rows = standingsOf(event.state);
      expect(rows).toHaveLength(count);
      if (event.state.phases.at(-1)!.kind === 'SINGLE_ELIMINATION') {
        const final = event.state.rounds.at(-1)!.pairings[0];
        expect(rows[0].entrantId).toBe(final.result!.winner);
      }
    },
  );

  it('plays 8 players through 7 Swiss rounds without a rematch', () => {
    const event = running(8, swiss(7));
    while (nextPhase(event.state) !== null) {
      event.nextRound();
      event.play(({ entrants: [a, b], table }) =>
        table === 2 ? DOUBLE_LOSS : table === 3 ? DRAW : win(a < b! ? a : b!),
      );
    }
    const pairs = event.state.rounds.flatMap(({ pairings }) =>
      pairings.map(({ entrants }) => [...entrants].sort().join()),
    );
    expect(new Set(pairs).size).toBe(28);
  });
});
