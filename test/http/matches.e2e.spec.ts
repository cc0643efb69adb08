import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Api, startMatch } from '../support/api.js';
import { query } from '../support/database.js';
import { codesOf } from '../support/codes.js';
import { act, playToEnd, turnOf, wholeHistory } from '../support/play.js';
import { startServer, type TestServer } from '../support/server.js';

const CASUAL = '00000000-0000-7000-8000-000000000001';

let server: TestServer;
let organizer: Api;
let ada: Api;
let bo: Api;
let nobody: Api;

beforeAll(async () => {
  server = await startServer();
  [organizer, ada, bo] = await Promise.all([
    server.admin.account('Olga', 'ORGANIZER'),
    server.admin.account('Ada'),
    server.admin.account('Bo'),
  ]);
  nobody = new Api(server.url);
});
afterAll(() => server.close());

const newMatch = async (by: Api = ada): Promise<string> =>
  (await by.post('/api/matches', { game: 'azul', casual: true })).body.id;
const newTournament = async (fields: object = {}): Promise<string> => {
  const body = { name: 'Cup', game: 'tactics-5x5', format: { kind: 'SWISS' }, ...fields };
  return (await organizer.post('/api/tournaments', body)).body.id;
};

describe('creating a match', () => {
  it('a player makes a casual one', async () => {
    const { status, body } = await ada.post('/api/matches', { game: 'azul', casual: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      tournamentId: CASUAL,
      game: 'azul',
      rulesVersion: expect.any(String),
      options: {},
      state: 'CREATED',
      seats: [null, null],
      headSeq: 0,
      outcome: null,
      seedCommitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      endedAt: null,
    });
  });

  it('staff make one of their tournament, whose options it overrides', async () => {
    const tournamentId = await newTournament({ gameOptions: { ruleset: 'V1_BALANCED' } });
    const inherited = await organizer.post('/api/matches', { tournamentId });
    expect(inherited.body).toMatchObject({ tournamentId, game: 'tactics-5x5', options: { ruleset: 'V1_BALANCED' } });
    const overriding = await organizer.post('/api/matches', { tournamentId, options: { ruleset: 'V1' } });
    expect(overriding.body.options.ruleset).toBe('V1');
  });

  it('an admin makes one in every tournament', async () => {
    expect((await server.admin.post('/api/matches', { tournamentId: await newTournament() })).status).toBe(201);
  });

  it.each([
    ['a game that does not exist', { game: 'chess', casual: true }, 404, 'UNKNOWN_GAME'],
    ['options of no game', { game: 'azul', casual: true, options: { speed: 9 } }, 400, 'INVALID_OPTIONS'],
    ['neither game nor tournament', {}, 400, 'VALIDATION_FAILED'],
    ['a game without casual', { game: 'azul' }, 400, 'VALIDATION_FAILED'],
    ['casual: false', { game: 'azul', casual: false }, 400, 'VALIDATION_FAILED'],
    ['casual in a tournament', { game: 'azul', casual: true, tournamentId: CASUAL }, 400, 'VALIDATION_FAILED'],
    ['an unknown field', { game: 'azul', casual: true, seed: 'mine' }, 400, 'VALIDATION_FAILED'],
    ['a tournament that does not exist', { tournamentId: randomUUID() }, 404, 'NOT_FOUND'],
    ['the built-in tournament by its id', { tournamentId: CASUAL }, 403, 'FORBIDDEN'],
  ])('%s is refused', async (_, body, status, code) => {
    const answer = await ada.post('/api/matches', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a draft of somebody else does not exist', async () => {
    const answer = await ada.post('/api/matches', { tournamentId: await newTournament() });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('needs the right role', async () => {
    const analyst = await server.admin.account('Anton', 'ANALYST');
    expect((await analyst.post('/api/matches', { game: 'azul', casual: true })).status).toBe(403);
    expect((await organizer.post('/api/matches', { game: 'azul', casual: true })).status).toBe(403);
    expect((await nobody.post('/api/matches', { game: 'azul', casual: true })).status).toBe(401);
  });
});

describe('taking seats', () => {
  it('the first waits, the second starts the match', async () => {
    const id = await newMatch();
    const first = await bo.post(`/api/matches/${id}/players`);
    expect(first).toMatchObject({
      status: 201,
      body: { seat: 0, match: { state: 'WAITING_FOR_PLAYERS', headSeq: 1 } },
    });
    expect(first.body.match.seats).toEqual([{ seat: 0, accountId: bo.id, name: 'Bo' }, null]);
    const second = await ada.post(`/api/matches/${id}/players`);
    expect(second).toMatchObject({ status: 201, body: { seat: 1, match: { state: 'PLAYER_TURN', headSeq: 2 } } });
  });

  it('nobody sits twice, and there are two seats', async () => {
    const id = await newMatch();
    await ada.post(`/api/matches/${id}/players`);
    const twice = await ada.post(`/api/matches/${id}/players`);
    expect([twice.status, twice.body.code]).toEqual([409, 'SEAT_TAKEN']);
    await bo.post(`/api/matches/${id}/players`);
    const third = await (await server.admin.account('Cleo')).post(`/api/matches/${id}/players`);
    expect([third.status, third.body.code]).toEqual([409, 'SEAT_TAKEN']);
  });

  it('of eight who come at once two get a seat', async () => {
    const id = await newMatch();
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, i) => server.admin.account(`Crowd ${i}`)));
    const answers = await Promise.all(crowd.map((each) => each.post(`/api/matches/${id}/players`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(6).fill(409)]);
    const seats = answers.filter(({ status }) => status === 201).map(({ body }) => body.seat);
    expect(seats.sort()).toEqual([0, 1]);
  });

  it('staff seat players; players seat nobody else', async () => {
    const { body: match } = await organizer.post('/api/matches', { tournamentId: await newTournament() });
    const seated = await organizer.post(`/api/matches/${match.id}/players`, { accountId: ada.id });
    expect(seated).toMatchObject({ status: 201, body: { seat: 0 } });
    expect(seated.body.match.seats[0].accountId).toBe(ada.id);
    const other = await ada.post(`/api/matches/${match.id}/players`, { accountId: bo.id });
    expect([other.status, other.body.code]).toEqual([403, 'FORBIDDEN']);
    const admin = await organizer.post(`/api/matches/${match.id}/players`, { accountId: organizer.id });
    expect([admin.status, admin.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a disabled account is not seated', async () => {
    const gone = await server.admin.account('Gone');
    await server.admin.request('PATCH', `/api/accounts/${gone.id}`, { disabled: true });
    const { status, body } = await server.admin.post(`/api/matches/${await newMatch()}/players`, {
      accountId: gone.id,
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('a game without decks takes none', async () => {
    const { status, body } = await ada.post(`/api/matches/${await newMatch()}/players`, { deckId: 'any' });
    expect(status).toBe(400);
    expect(['DECK_NOT_USED', 'VALIDATION_FAILED']).toContain(body.code);
  });
});

describe('leaving and cancelling', () => {
  it('leaving before both are seated cancels', async () => {
    const id = await newMatch();
    await ada.post(`/api/matches/${id}/players`);
    const { status, body } = await ada.request('DELETE', `/api/matches/${id}/players/me`);
    expect([status, body.state, body.cancellation]).toEqual([200, 'CANCELLED', { code: 'PLAYER_LEFT' }]);
  });

  it('leaving later concedes', async () => {
    const { id, players } = await startMatch(server.admin, 'azul');
    const { status, body } = await players[0].request('DELETE', `/api/matches/${id}/players/me`);
    expect([status, body.state, body.outcome]).toEqual([200, 'MATCH_ENDED', { winner: 1, reason: 'CONCEDE' }]);
    const again = await players[1].request('DELETE', `/api/matches/${id}/players/me`);
    expect([again.status, again.body.code]).toEqual([409, 'MATCH_OVER']);
  });

  it('who has no seat cannot leave', async () => {
    const { status, body } = await bo.request('DELETE', `/api/matches/${await newMatch()}/players/me`);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('staff cancel, with a reason that everyone sees', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const { status, body } = await server.admin.post(`/api/matches/${match.id}/cancel`, { reason: 'The table fell' });
    expect([status, body.state]).toEqual([200, 'CANCELLED']);
    expect(body.cancellation).toEqual({ code: 'CANCELLED_BY_STAFF', reason: 'The table fell' });
    expect(body.endedAt).not.toBeNull();
    const again = await server.admin.post(`/api/matches/${match.id}/cancel`, { reason: 'Again' });
    expect([again.status, again.body.code]).toEqual([409, 'MATCH_OVER']);
    const late = await act(match.players[0], match.id, { type: 'END_TURN', data: {} });
    expect([late.status, late.body.code]).toEqual([409, 'MATCH_OVER']);
    const seat = await bo.post(`/api/matches/${match.id}/players`);
    expect([seat.status, seat.body.code]).toEqual([409, 'MATCH_OVER']);
  });

  it('others cancel nothing', async () => {
    const { id, players } = await startMatch(server.admin, 'azul');
    for (const caller of [players[0], organizer]) {
      const { status, body } = await caller.post(`/api/matches/${id}/cancel`, { reason: 'I lose' });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await nobody.get(`/api/matches/${id}`)).body.state).toBe('PLAYER_TURN');
  });

  it('a reason is needed', async () => {
    const answer = await server.admin.post(`/api/matches/${await newMatch()}/cancel`, {});
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('looking at matches', () => {
  it('lists by tournament, state and player, newest first, page by page', async () => {
    const tournamentId = await newTournament();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await organizer.post('/api/matches', { tournamentId })).body.id);
    await organizer.post(`/api/matches/${ids[0]}/players`, { accountId: bo.id });
    const list = async (search: string) =>
      (await nobody.get(`/api/matches?tournamentId=${tournamentId}${search}`)).body;
    const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
    expect(idsOf(await list(''))).toEqual(ids);
    expect(idsOf(await list('&state=WAITING_FOR_PLAYERS'))).toEqual([ids[0]]);
    expect(idsOf(await list(`&accountId=${bo.id}`))).toEqual([ids[0]]);
    expect(idsOf(await list(`&accountId=${ada.id}`))).toEqual([]);
    const first = await list('&limit=2');
    const second = await list(`&limit=2&cursor=${first.nextCursor}`);
    const third = await list(`&limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(ids);
    expect(third.nextCursor).toBeNull();
  });

  it('one that does not exist is 404 wherever it is named', async () => {
    const paths = ['', '/view', '/actions', '/events'];
    for (const path of paths) expect((await nobody.get(`/api/matches/${randomUUID()}${path}`)).status).toBe(404);
    expect((await ada.post(`/api/matches/${randomUUID()}/players`)).status).toBe(404);
    expect((await act(ada, randomUUID(), { type: 'CONCEDE' })).status).toBe(404);
  });

  it('before the start there is no view and no action', async () => {
    const id = await newMatch();
    await ada.post(`/api/matches/${id}/players`);
    expect((await ada.get(`/api/matches/${id}/view`)).body).toEqual({
      seq: 1,
      state: 'WAITING_FOR_PLAYERS',
      phase: null,
      toAct: [],
      outcome: null,
      view: null,
      availableActions: [],
    });
  });

  it('only who is to act is offered actions', async () => {
    const match = await startMatch(server.admin, 'azul');
    const { active, idle, actions } = await turnOf(match);
    expect(actions.length).toBeGreaterThan(0);
    expect((await active.get(`/api/matches/${match.id}/view`)).body.availableActions).toEqual(actions);
    for (const caller of [idle, nobody, organizer])
      expect((await caller.get(`/api/matches/${match.id}/view`)).body.availableActions).toEqual([]);
  });

  it('an admin looks through any eyes, others through their own', async () => {
    const { id, players } = await startMatch(server.admin, 'azul');
    for (const as of ['0', '1', 'SPECTATOR', 'OMNISCIENT'])
      expect((await server.admin.get(`/api/matches/${id}/view?as=${as}`)).status).toBe(200);
    expect((await players[0].get(`/api/matches/${id}/view?as=0`)).status).toBe(200);
    for (const [caller, as] of [
      [players[0], '1'],
      [players[0], 'OMNISCIENT'],
      [nobody, '0'],
    ] as const)
      expect((await caller.get(`/api/matches/${id}/view?as=${as}`)).body.code).toBe('FORBIDDEN');
    for (const as of ['2', '', 'constructor', '0&as=1'])
      expect((await server.admin.get(`/api/matches/${id}/view?as=${as}`)).status).toBe(400);
  });
});

describe.each(games.map(({ id }) => id))('a match of %s played to its end', (game) => {
  it('keeps its seed until the end, then reveals what it had committed to', async () => {
    const match = await startMatch(server.admin, game);
    const commitment = (await nobody.get(`/api/matches/${match.id}`)).body.seedCommitment;
    const [row] = await query<{ seed: string }>(
      server.database.ownerUrl,
      `SELECT encode(seed, 'hex') AS seed FROM matches WHERE id = $1`,
      [match.id],
    );
    const { active, actions } = await turnOf(match);
    const answers = [await act(active, match.id, actions[0]!), await act(active, match.id, { type: 'DANCE' })];
    const paths = ['', '/view', '/actions', '/view?as=OMNISCIENT'].map((path) => `/api/matches/${match.id}${path}`);
    for (const path of [...paths, `/api/matches?accountId=${active.id}`]) answers.push(await server.admin.get(path));
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toContain(row!.seed);
      expect(JSON.stringify(body)).not.toContain('"seed":');
    }
    await playToEnd(match, game);
    const over = (await nobody.get(`/api/matches/${match.id}`)).body;
    expect(over).toMatchObject({ state: 'MATCH_ENDED', seed: row!.seed, seedCommitment: commitment });
    expect(createHash('sha256').update(Buffer.from(over.seed, 'hex')).digest('hex')).toBe(commitment);
  });

  it('has a history without gaps, the same in pages of any size, that shows no hashes', async () => {
    const match = await startMatch(server.admin, game);
    await playToEnd(match, `history of ${game}`);
    const whole = await wholeHistory(nobody, match.id, 200);
    const { headSeq } = (await nobody.get(`/api/matches/${match.id}`)).body;
    expect(whole.map(({ seq }) => seq)).toEqual(Array.from({ length: headSeq }, (_, i) => i + 1));
    expect(await wholeHistory(nobody, match.id, 7)).toEqual(whole);
    const rest = await nobody.get(`/api/matches/${match.id}/actions?after=${headSeq - 3}`);
    expect(rest.body).toEqual({ items: whole.slice(-3), nextCursor: null });
    expect((await nobody.get(`/api/matches/${match.id}/actions?after=${headSeq}`)).body.items).toEqual([]);
    const fields = new Set(whole.flatMap((step) => Object.keys(step)));
    fields.delete('data');
    expect([...fields].sort()).toEqual(['accountId', 'events', 'id', 'recordedAt', 'seat', 'seq', 'type']);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(headSeq);
  });

  it('takes no more actions', async () => {
    const match = await startMatch(server.admin, game);
    await match.players[1].request('DELETE', `/api/matches/${match.id}/players/me`);
    const { status, body } = await act(match.players[0], match.id, { type: 'CONCEDE', data: {} });
    expect([status, body.code, body.availableActions]).toEqual([400, codesOf(game).over, []]);
  });
});
