import { describe, expect, it } from '@jest/globals';
import { lottery, settingsOf, TestEvent } from '../tournament/event.fixture.js';
import { foldLog } from '../tournament/evolve.js';
import { nextPhase } from '../tournament/plan-round.js';
import { leave, undrop } from '../tournament/registration.js';
import { standingsOf } from '../tournament/standings-of.js';
import type { Format } from '../tournament/settings.js';
import type { TournamentState } from '../tournament/state.js';
import { entrantsCsv, pairingsCsv, standingsCsv } from './csv.js';
import { exportTdf } from './export-tdf.js';
import { deedsOfTdf } from './import-tdf.js';
import { printPairings, printSlips, printStandings } from './print.js';
import { readTdf } from './read-tdf.js';
import { writeTdf } from './write-tdf.js';
import { parseXml } from './xml.js';

const imported = (source: string): TournamentState => {
  const file = readTdf(source);
  if (!file.ok) throw new Error(file.error);
  let next = 0;
  const deeds = deedsOfTdf(file.value, {
    game: 'pokemon-tcg',
    organizerId: 'o',
    seed: 'seed',
    newId: () => `e${++next}`,
  });
  if (!deeds.ok) throw new Error(deeds.error);
  return foldLog(
    'event',
    deeds.value.map((deed, i) => ({ seq: i + 1, deed })),
  );
};

const summary = (state: TournamentState) => {
  const user = new Map(state.entrants.map(({ id, person }) => [id, person?.userId ?? id]));
  const rounds = state.rounds.map(({ pairings }) =>
    pairings.map(({ entrants, result }) => [
      ...entrants.map((id) => (id === null ? null : user.get(id))),
      result && { winner: result.winner === null ? null : user.get(result.winner), doubleLoss: result.doubleLoss },
    ]),
  );
  const rows = standingsOf(state).map((row) => [user.get(row.entrantId), row.points, row.dropped, row.tieBreakers]);
  return { rounds, rows };
};

const played = (rounds: number, topCut?: number): TestEvent => {
  const event = new TestEvent(
    settingsOf({ kind: 'SWISS', rounds: 4, ...(topCut === undefined ? {} : { topCut }) }),
  ).begin(11);
  for (let i = 0; i < rounds && nextPhase(event.state) !== null; i++) {
    event.nextRound();
    event.play(lottery('tdf', nextPhase(event.state) === 0));
    if (i === 0) event.enter('late').do((state) => leave(state, 'p2'));
  }
  return event;
};

describe('a .tdf file', () => {
  it.each([
    ['after two rounds', played(2)],
    ['after all rounds', played(4)],
    ['in its cut', played(5, 4)],
    ['after its cut', played(6, 4)],
  ])('of an event %s imports again to the same event', (_, event) => {
    expect(summary(imported(writeTdf(event.state)))).toEqual(summary(event.state));
  });

  const cutOf = (drops: readonly number[], thirdPlace = false, swissDrops = 0): TestEvent => {
    const event = new TestEvent(settingsOf({ kind: 'SWISS', rounds: 2, topCut: 8, thirdPlace })).begin(9);
    while (nextPhase(event.state) !== null) {
      const { number, pairings } = event.nextRound();
      event.play(lottery('cut', false));
      const winners = event.state.rounds.at(-1)!.pairings.map(({ result }) => result!.winner!);
      if (number === 1) winners.slice(0, swissDrops).forEach((id) => event.do((state) => leave(state, id)));
      if (drops.includes(number) && pairings.length > 1) event.do((state) => leave(state, winners[0]));
    }
    return event;
  };
  it.each([
    ['of eight', cutOf([])],
    ['with a match for the third place', cutOf([], true)],
    ['with byes', cutOf([], false, 3)],
    ['that players leave', cutOf([3, 4])],
    ['that a player leaves who would play for the third place', cutOf([3], true, 1)],
  ])('of a cut %s imports again to the same event', (_, event) => {
    const written = exportTdf(event.state);
    expect(written.ok && summary(imported(written.value))).toEqual(summary(event.state));
  });

  it('keeps apart who came late and who came back', () => {
    const event = played(2).do((state) => undrop(state, 'p2'));
    const late = imported(writeTdf(event.state)).entrants.filter((entrant) => entrant.late);
    expect(late.map(({ person }) => person!.userId)).toEqual(['late']);
  });

  it.each<[string, Format]>([
    ['single elimination', { kind: 'SINGLE_ELIMINATION' }],
    ['double elimination', { kind: 'DOUBLE_ELIMINATION' }],
    ['round robin', { kind: 'ROUND_ROBIN' }],
    [
      'two Swiss phases',
      {
        phases: [
          { kind: 'SWISS', rounds: 2, advance: 4 },
          { kind: 'SWISS', rounds: 2 },
        ],
      },
    ],
    ['a cut by double elimination', { phases: [{ kind: 'SWISS', rounds: 2 }, { kind: 'DOUBLE_ELIMINATION' }] }],
  ])('of %s is not written, as it could not be read again', (_, format) => {
    const event = new TestEvent(settingsOf(format)).begin(5);
    event.nextRound();
    expect(exportTdf(event.play(lottery('no', false)).state)).toMatchObject({ error: { code: 'NOT_EXPORTABLE' } });
  });

  it('of a running event can be played on', () => {
    const event = new TestEvent(settingsOf({ kind: 'SWISS' }));
    event.state = imported(writeTdf(played(2).state));
    const round = event.nextRound();
    expect(round.number).toBe(3);
    expect(round.pairings.flatMap(({ entrants }) => entrants).filter((id) => id !== null)).toHaveLength(11);
  });

  it('without table numbers numbers the tables', () => {
    const source = writeTdf(played(2).state).replace(/<tablenumber>\d+/g, '<tablenumber>0');
    const tables = imported(source).rounds.map(({ pairings }) => new Set(pairings.map(({ table }) => table)).size);
    expect(tables).toEqual([6, 6]);
  });

  it('whose cut does not follow from itself is refused', () => {
    const event = played(6, 4);
    const final = event.state.rounds.at(-1)!.pairings[0];
    const loser = event.state.entrants.find(({ id }) => !final.entrants.includes(id) && id !== 'late')!;
    const index = writeTdf(event.state).lastIndexOf(`<player1 userid="${final.entrants[0]}"`);
    const text = writeTdf(event.state);
    const source = text.slice(0, index) + text.slice(index).replace(final.entrants[0], loser.id);
    expect(() => imported(source)).toThrow(/do not follow/);
  });

  it('keeps only the year of birth', () => {
    const source = writeTdf(played(1).state).replace('<birthdate></birthdate>', '<birthdate>02/27/2009</birthdate>');
    expect(imported(source).entrants[0].person!.birthYear).toBe(2009);
  });

  const file = writeTdf(played(2).state);
  it.each([
    ['an unknown outcome', file.replace('outcome="1"', 'outcome="7"'), /outcome/],
    ['an unknown type of round', file.replace('type="3" stage', 'type="9" stage'), /type/],
    ['an unknown category', file.replace('category="10" stage', 'category="77" stage'), /category/],
    ['an unknown player', file.replace('<player1 userid="', '<player1 userid="x'), /not in the file/],
    ['another root', '<event/>', /root/],
    ['rounds with a gap', file.replace('<round number="2"', '<round number="3"'), /gap/],
  ])('with %s is refused', (_, source, message) => {
    const read = readTdf(source);
    expect(read.ok ? '' : read.error).toMatch(message);
  });
});

describe('hostile XML', () => {
  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an own entity', '<a>&b;</a>'],
    ['an open ampersand', '<a>a & b</a>'],
    ['depth', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`],
    ['no end', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['a NUL', '<a>&#0;</a>'],
    ['a bare NUL', '<a>\0</a>'],
    ['half a character', '<a>\ud800</a>'],
    ['a doubled attribute', '<a b="1" b="2"/>'],
    ['nothing', ''],
    ['a stray end', '</a>'],
  ])('with %s is refused', (_, source) => expect(parseXml(source).ok).toBe(false));

  it('that is merely long is read in time', () => {
    expect(parseXml(`<a>${'<b c="d">e</b>'.repeat(100_000)}</a>`).ok).toBe(true);
    expect(parseXml(`<a ${' '.repeat(1_000_000)}`).ok).toBe(false);
  });
});

describe('CSV', () => {
  const { state } = played(2);
  it('of standings has one header line and a line a row', () => {
    const lines = standingsCsv(standingsOf(state), ['OWP', 'OOWP', 'HEAD_TO_HEAD']).trimEnd().split('\r\n');
    expect(lines[0]).toBe('place,name,entrantId,points,wins,losses,draws,byes,dropped,OWP,OOWP,HEAD_TO_HEAD');
    expect(lines).toHaveLength(13);
  });
  it('of pairings has a line a table', () => {
    const tables = state.rounds.reduce((sum, { pairings }) => sum + pairings.length, 0);
    expect(pairingsCsv(state, state.rounds).trimEnd().split('\r\n')).toHaveLength(tables + 1);
  });
  it('quotes, and never starts a formula', () => {
    const [entrant] = state.entrants;
    expect(entrantsCsv([{ ...entrant, name: '=1+"2",3' }])).toContain(`"'=1+""2"",3"`);
  });
});

describe('pages to print', () => {
  const { state } = played(2);
  const risky = { ...state, settings: { ...state.settings, name: '<script>' } };
  it.each([
    ['pairings', printPairings(risky, state.rounds[0])],
    ['slips', printSlips(risky, state.rounds[0])],
    ['standings', printStandings(risky, standingsOf(state), 2)],
  ])('of %s escape what people wrote', (_, html) => {
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });
});
