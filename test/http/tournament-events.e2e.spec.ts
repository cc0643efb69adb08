import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../support/database.js';
import { startServer, type TestServer } from '../support/server.js';
import { firstWins, TestTournament, type Decide } from '../support/tournament.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const started = (settings: object, count: number) => TestTournament.started(server.admin, settings, count);
const SWISS = { format: { kind: 'SWISS', rounds: 3 } };

/** Draws and double losses where a round may end so. */
const mixed: Decide = ({ table, entrants }, round) => {
  if (table === 1 && round === 1) return { winner: null };
  if (table === 2 && round === 2) return { doubleLoss: true };
  return { winner: entrants[(table + round) % 2] };
};

describe('an event of each format, from draft to completed', () => {
  it.each([
    ['Swiss with a cut', { format: { kind: 'SWISS', topCut: 4 } }, 4],
    ['single elimination', { format: { kind: 'SINGLE_ELIMINATION', thirdPlace: true } }, 0],
    ['double elimination', { format: { kind: 'DOUBLE_ELIMINATION' } }, 0],
    ['round robin', { format: { kind: 'ROUND_ROBIN' } }, 99],
  ])('%s', async (_, settings, pointRounds) => {
    const event = await started(settings, 9);
    for (let played = 0; ;) {
      const next = await event.organizer.post(event.path('/rounds'), { publish: true });
      if (next.status === 409) {
        expect(next.body.code).toBe('INVALID_TRANSITION');
        break;
      }
      played = next.body.number;
      await event.record(next.body, played <= pointRounds ? mixed : firstWins);
      if (played === 1) {
        await event.request('DELETE', `/entrants/${event.players[0].entrantId}`);
        if (settings.format.kind === 'SWISS') await event.enter(server.admin, 1);
        await event.post(`/entrants/${event.players[1].entrantId}/penalties`, {
          kind: 'DISQUALIFICATION',
          reason: 'Cheating',
        });
      }
      expect(played).toBeLessThan(20);
    }
    expect(await event.post('/complete')).toMatchObject({ state: 'COMPLETED' });
    const { items } = await event.get('/standings');
    expect(items.map(({ place }: { place: number }) => place)).toEqual(items.map((_row: unknown, i: number) => i + 1));
    expect(items).toHaveLength(event.players.length - 1);
    const { brackets } = await event.get('/bracket');
    expect(brackets).toHaveLength(settings.format.kind === 'ROUND_ROBIN' ? 0 : 1);
  });

  it('8 players play 7 Swiss rounds without a rematch', async () => {
    const event = await started({ format: { kind: 'SWISS', rounds: 7 } }, 8);
    const pairs = new Set<string>();
    for (let i = 0; i < 7; i++) {
      const { number, pairings } = await event.playRound(mixed);
      for (const { entrants } of pairings) pairs.add([...entrants].sort().join());
      expect(await event.post(`/rounds/${number}/certificate/verify`)).toEqual({ valid: true, differences: [] });
      expect(await event.get(`/rounds/${number}/outlook`)).toMatchObject({ playable: 'PROVED', roundsAfter: 6 - i });
    }
    expect(pairs.size).toBe(28);
  });
});

describe('access', () => {
  it('shows a draft to its staff only', async () => {
    const event = await TestTournament.create(server.admin, SWISS);
    const stranger = await server.admin.account('Stranger', 'ORGANIZER');
    expect((await stranger.get(event.path(''))).status).toBe(404);
    expect((await stranger.post(event.path('/open-registration'))).status).toBe(404);
    expect((await stranger.get('/api/tournaments')).body.items.map(({ id }: { id: string }) => id)).not.toContain(
      event.id,
    );
    await event.request('PUT', `/staff/${stranger.id}`, { role: 'SCOREKEEPER' });
    expect((await stranger.get(event.path(''))).status).toBe(200);
    expect((await stranger.get('/api/tournaments')).body.items.map(({ id }: { id: string }) => id)).toContain(event.id);
  });

  it('lets organizers act on their own tournaments only', async () => {
    const event = await started(SWISS, 4);
    const other = await server.admin.account('Other', 'ORGANIZER');
    const [player] = event.players;
    for (const api of [other, player.api]) {
      expect((await api.post(event.path('/rounds'))).status).toBe(403);
      expect((await api.get(event.path('/log'))).status).toBe(403);
      expect((await api.get(event.path('/disputes'))).status).toBe(403);
      expect((await api.get(event.path('/export.tdf'))).status).toBe(403);
      expect((await api.request('PUT', event.path(`/staff/${api.id}`), { role: 'HEAD_JUDGE' })).status).toBe(403);
    }
    expect((await server.admin.post(event.path('/rounds'))).status).toBe(201);
  });

  it('never accepts ids of one tournament under another', async () => {
    const [one, two] = [await started(SWISS, 4), await started(SWISS, 4)];
    const foreign = two.players[0].entrantId;
    for (const [method, path, body] of [
      ['DELETE', `/entrants/${foreign}`, undefined],
      ['GET', `/entrants/${foreign}`, undefined],
      ['GET', `/standings/${foreign}/explain`, undefined],
      ['PUT', `/entrants/${foreign}/table`, { table: 1 }],
      ['POST', `/entrants/${foreign}/penalties`, { kind: 'WARNING', reason: 'x' }],
      ['PUT', '/forbidden-pairs', { pairs: [{ entrants: [foreign, one.players[0].entrantId], hard: true }] }],
    ] as const)
      expect((await one.organizer.request(method, one.path(path), body)).status).toBe(404);
  });

  it('shows a drafted round to staff only', async () => {
    const event = await started(SWISS, 4);
    await event.post('/rounds');
    const { api } = event.players[0];
    expect((await api.get(event.path('/rounds/1'))).status).toBe(404);
    expect((await api.get(event.path('/rounds/1/certificate'))).status).toBe(404);
    await event.post('/rounds/1/publish');
    expect((await api.get(event.path('/rounds/1'))).status).toBe(200);
  });
});

describe('registration', () => {
  it('is by oneself, once, with a waiting list', async () => {
    const event = await TestTournament.create(server.admin, { ...SWISS, maxEntrants: 2 });
    const [ada, bo, cleo] = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => server.admin.account(name)));
    expect((await ada.post(event.path('/entrants'))).status).toBe(404);
    await event.post('/open-registration');
    const first = await ada.post(event.path('/entrants'));
    expect(first).toMatchObject({ status: 201, body: { accountId: ada.id, name: 'Ada', state: 'REGISTERED' } });
    expect(await ada.post(event.path('/entrants'))).toMatchObject({ status: 409, body: { code: 'ALREADY_ENTERED' } });
    await bo.post(event.path('/entrants'));
    expect((await cleo.post(event.path('/entrants'))).body.state).toBe('WAITING');
    expect((await bo.request('DELETE', event.path(`/entrants/${first.body.id}`))).status).toBe(403);
    expect((await ada.request('DELETE', event.path(`/entrants/${first.body.id}`))).body.state).toBe('WITHDRAWN');
    const { items } = await event.get('/entrants');
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['WITHDRAWN', 'REGISTERED', 'REGISTERED']);
  });

  it.each([
    ['INVALID_TRANSITION', 'POST', '/start', {}],
    ['INVALID_TRANSITION', 'POST', '/complete', {}],
    ['INVALID_TRANSITION', 'POST', '/rounds', {}],
    ['VALIDATION_FAILED', 'PATCH', '', { surprise: 1 }],
    ['VALIDATION_FAILED', 'PATCH', '', { format: { kind: 'LADDER' } }],
    ['UNKNOWN_GAME', 'PATCH', '', { game: 'chess' }],
  ])('of a draft answers %s to %s %s', async (code, method, path, body) => {
    const event = await TestTournament.create(server.admin, SWISS);
    expect((await event.organizer.request(method, event.path(path), body)).body.code).toBe(code);
  });

  it('lets a draft be changed', async () => {
    const event = await TestTournament.create(server.admin, SWISS);
    const changed = await event.request('PATCH', '', { name: 'Other', scoring: { win: 5, draw: 2, loss: 0, bye: 5 } });
    expect(changed).toMatchObject({ name: 'Other', scoring: { win: 5 }, format: SWISS.format });
  });
});

describe('results', () => {
  it('by both players agree, or go to the staff', async () => {
    const event = await started(SWISS, 4);
    const { pairings } = await event.post('/rounds', { publish: true });
    const at = (table: number) => event.path(`/rounds/1/pairings/${table}/reports`);
    const apiOf = (id: string) => event.players.find(({ entrantId }) => entrantId === id)!.api;
    const [agreed, disputed] = pairings;
    const [a, b] = agreed.entrants;
    expect(await apiOf(a).post(at(agreed.table), { winner: a })).toMatchObject({
      status: 202,
      body: { state: 'WAITING' },
    });
    expect((await apiOf(b).post(at(agreed.table), { winner: a })).body.state).toBe('AGREED');
    const [c, d] = disputed.entrants;
    expect((await apiOf(a).post(at(disputed.table), { winner: c })).status).toBe(403);
    await apiOf(c).post(at(disputed.table), { winner: c });
    expect((await apiOf(d).post(at(disputed.table), { winner: d })).body.state).toBe('DISPUTED');
    const { items } = await event.get('/disputes');
    expect(items).toHaveLength(1);
    expect(items[0].reports).toHaveLength(2);
    expect((await event.organizer.post(event.path('/rounds'))).body.code).toBe('RESULTS_MISSING');
    await event.request('PUT', `/rounds/1/pairings/${disputed.table}/result`, { winner: d, games: [0, 2, 0] });
    const round = await event.get('/rounds/1');
    expect(round.state).toBe('FINISHED');
    expect(round.pairings.map((pairing: { result: { source: string } }) => pairing.result.source)).toEqual([
      'PLAYERS',
      'STAFF',
    ]);
  });

  it('of a paired-on round are changed by correction, previewed first', async () => {
    const event = await started({ format: { kind: 'SWISS', rounds: 5, topCut: 4 } }, 10);
    for (let i = 0; i < 4; i++) await event.playRound();
    const [{ table, entrants }] = (await event.get('/rounds/1')).pairings;
    const before = await event.get('/standings?round=1&as=PUBLISHED');
    const result = { winner: entrants[1] };
    const put = await event.organizer.request('PUT', event.path(`/rounds/1/pairings/${table}/result`), result);
    expect(put).toMatchObject({ status: 409, body: { code: 'USE_CORRECTION' } });
    const body = { reason: 'The slip was misread', round: 1, table, result };
    const preview = await event.post('/corrections', { ...body, preview: true });
    expect(preview.applied).toBe(false);
    expect(preview.places.length).toBeGreaterThan(1);
    expect(preview.cutLine.size).toBe(4);
    expect((await event.get('/rounds/1')).pairings[0].result.winner).toBe(entrants[0]);
    const later = await event.get('/rounds/4');
    expect(await event.post('/corrections', { ...body, preview: false })).toEqual({ ...preview, applied: true });
    expect(await event.get('/rounds/4')).toEqual(later);
    expect(await event.get('/standings?round=1&as=PUBLISHED')).toEqual(before);
    expect(await event.get('/standings?round=1')).not.toEqual(before);
    const { items } = await event.get('/log?limit=200');
    expect(items.at(-1)).toMatchObject({
      type: 'RESULT_CORRECTED',
      by: event.organizer.id,
      byName: 'Olive',
      reason: 'The slip was misread',
      before: { result: { winner: entrants[0] } },
      after: { result: { winner: entrants[1] } },
    });
    expect(items[0].data.seed).toBeUndefined();
  });
});

describe('rounds', () => {
  it('can be paired by hand while drafted, at a stated cost', async () => {
    const event = await started(SWISS, 4);
    const draft = await event.post('/rounds');
    const [[a, b], [c, d]] = draft.pairings.map(({ entrants }: { entrants: string[] }) => entrants);
    const repaired = await event.request('PATCH', '/rounds/1/pairings', {
      pairings: [
        [a, c],
        [b, d],
      ],
      reason: 'Siblings',
    });
    expect(repaired.round.pairings[0].entrants).toEqual([a, c]);
    expect(repaired.cost.certified[0]).toEqual({ term: 'REMATCHES', value: 0 });
    const wrong = await event.organizer.request('PATCH', event.path('/rounds/1/pairings'), {
      pairings: [[a, c]],
      reason: 'x',
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PAIRINGS' } });
    await event.post('/rounds/1/publish');
    expect((await event.organizer.request('DELETE', event.path('/rounds/1'))).status).toBe(409);
    expect((await event.post('/rounds/1/certificate/verify')).valid).toBe(true);
  });

  it('have a clock', async () => {
    const event = await started(SWISS, 2);
    await event.post('/rounds', { publish: true });
    const { clock } = await event.post('/rounds/1/clock', { action: 'START', seconds: 60 });
    expect(clock).toMatchObject({ running: true, seconds: 60 });
    expect((await event.post('/rounds/1/clock', { action: 'EXTEND', seconds: 30 })).clock.seconds).toBe(90);
    expect((await event.post('/rounds/1/clock', { action: 'PAUSE' })).clock).toMatchObject({
      running: false,
      endsAt: null,
    });
  });
});

describe('standings', () => {
  it('are explained row by row, and come as CSV', async () => {
    const event = await started(SWISS, 5);
    for (let i = 0; i < 3; i++) await event.playRound();
    const { items } = await event.get('/standings');
    const explained = await event.get(`/standings/${items[1].entrantId}/explain`);
    expect(explained).toMatchObject({ place: 2, above: { entrantId: items[0].entrantId } });
    expect(explained.opponents.length + explained.byeRounds.length).toBe(3);
    const csv = await event.organizer.get(event.path('/standings'), { accept: 'text/csv' });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(6);
  });
});

describe('files', () => {
  it('export, import again, and play on', async () => {
    const event = await started({ format: { kind: 'SWISS', rounds: 3 } }, 5);
    await event.playRound(mixed);
    await event.playRound(mixed);
    const tdf = await event.get('/export.tdf');
    const xml = { 'content-type': 'application/xml' };
    const imported = await event.organizer.post('/api/tournaments/import?game=tactics-5x5', tdf, xml);
    expect(imported).toMatchObject({ status: 201, body: { state: 'IN_PROGRESS' } });
    const rows = async (id: string) =>
      (await event.organizer.get(`/api/tournaments/${id}/standings`)).body.items.map(
        ({ name, points, tieBreakers }: Record<string, unknown>) => ({ name, points, tieBreakers }),
      );
    expect(await rows(imported.body.id)).toEqual(await rows(event.id));
    const next = await event.organizer.post(`/api/tournaments/${imported.body.id}/rounds`, { publish: true });
    expect(next).toMatchObject({ status: 201, body: { number: 3 } });
  });

  it.each(['SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN'])(
    'of %s are not written, as they could not be read again',
    async (kind) => {
      const event = await started({ format: { kind } }, 3);
      const answer = await event.organizer.get(event.path('/export.tdf'));
      expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_EXPORTABLE', phases: [kind] } });
    },
  );

  it.each([
    ['<!DOCTYPE t [<!ENTITY a "b">]><tournament>&a;</tournament>', 400, 'INVALID_FILE'],
    ['<a>'.repeat(100), 400, 'INVALID_FILE'],
    [`<tournament>${' '.repeat(33 * 1024 * 1024)}</tournament>`, 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuse hostile XML', async (source, status, code) => {
    const organizer = await server.admin.account('O', 'ORGANIZER');
    const answer = await organizer.post('/api/tournaments/import?game=azul', source, {
      'content-type': 'application/xml',
    });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('are printed and listed for staff', async () => {
    const event = await started(SWISS, 4);
    await event.playRound();
    for (const page of ['/print/pairings', '/print/slips', '/print/standings?round=1'])
      expect(await event.get(page)).toMatch(/^<!doctype html>/);
    for (const [file, lines] of [
      ['/entrants.csv', 5],
      ['/pairings.csv', 3],
      ['/standings.csv', 5],
    ] as const)
      expect((await event.get(file)).trimEnd().split('\r\n')).toHaveLength(lines);
  });
});

describe('the log', () => {
  it('can be read and appended to, and nothing else', async () => {
    const event = await started(SWISS, 2);
    for (const statement of [
      'UPDATE tournament_log SET reason = NULL',
      'DELETE FROM tournament_log',
      'TRUNCATE tournament_log',
    ])
      for (const url of [server.database.url, server.database.ownerUrl])
        await expect(query(url, statement)).rejects.toThrow(/permission denied|only ever appended/);
    expect((await event.get('/log')).items.length).toBeGreaterThan(3);
  });

  it('keeps every change when many arrive at once', async () => {
    const event = await TestTournament.create(server.admin, SWISS);
    await event.post('/open-registration');
    const players = await Promise.all(Array.from({ length: 20 }, (_, i) => server.admin.account(`P${i}`)));
    const answers = await Promise.all(players.map((player) => player.post(event.path('/entrants'))));
    expect(answers.map(({ status }) => status)).toEqual(players.map(() => 201));
    expect((await event.get('/entrants')).items).toHaveLength(20);
  });
});
