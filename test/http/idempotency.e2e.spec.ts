import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api, type Answer } from '../support/api.js';
import { query } from '../support/database.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let organizer: Api;
let player: Api;
beforeAll(async () => {
  server = await startServer();
  organizer = await server.admin.account('Olga', 'ORGANIZER');
  player = await server.admin.account('Pia');
});
afterAll(() => server.close());

const keyed = (caller: Api, path: string, body: object, key: string): Promise<Answer> =>
  caller.post(path, body, { 'idempotency-key': key });
const answerOf = ({ status, body }: Answer) => ({ status, body });
const rowsOf = async (table: string) => (await query(server.database.ownerUrl, `SELECT FROM ${table}`)).length;

describe.each([
  ['an account', 'accounts', () => server.admin, '/api/accounts', { name: 'Twice', role: 'PLAYER' }],
  [
    'a tournament',
    'tournaments',
    () => organizer,
    '/api/tournaments',
    { name: 'Cup', game: 'azul', format: { kind: 'SWISS' } },
  ],
  ['a match', 'matches', () => player, '/api/matches', { game: 'azul', casual: true }],
] as const)('creating %s under an Idempotency-Key', (_, table, who, path, body) => {
  it('twice gives the same answer and one of it', async () => {
    const before = await rowsOf(table);
    const key = randomUUID();
    const first = await keyed(who(), path, body, key);
    expect(first.status).toBe(201);
    expect(answerOf(await keyed(who(), path, body, key))).toEqual(answerOf(first));
    expect(await rowsOf(table)).toBe(before + 1);
  });

  it('with another body is refused', async () => {
    const key = randomUUID();
    await keyed(who(), path, body, key);
    const before = await rowsOf(table);
    const { status, body: refused } = await keyed(who(), path, { ...body, options: {} }, key);
    expect([status, refused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await rowsOf(table)).toBe(before);
  });

  it('ten times at once makes one; each answer is that one or says to wait', async () => {
    const before = await rowsOf(table);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed(who(), path, body, key)));
    const made = answers.filter(({ status }) => status === 201).map(answerOf);
    expect(made.length).toBeGreaterThan(0);
    for (const each of made) expect(each).toEqual(made[0]);
    for (const { status, body: refused } of answers)
      expect(status === 201 || refused.code === 'IDEMPOTENCY_KEY_IN_USE').toBe(true);
    expect(await rowsOf(table)).toBe(before + 1);
    expect(answerOf(await keyed(who(), path, body, key))).toEqual(made[0]);
  });

  it('without a key twice makes two', async () => {
    const before = await rowsOf(table);
    for (let i = 0; i < 2; i++) await who().post(path, body);
    expect(await rowsOf(table)).toBe(before + 2);
  });
});

describe('an Idempotency-Key', () => {
  it('repeats a token that works, which the database does not hold', async () => {
    const key = randomUUID();
    const body = { name: 'Tokened', role: 'PLAYER' };
    const first = await keyed(server.admin, '/api/accounts', body, key);
    const second = await keyed(server.admin, '/api/accounts', body, key);
    expect((await new Api(server.url, second.body.token).get('/api/me')).body.id).toBe(first.body.id);
    const [row] = await query<{ body: Buffer }>(
      server.database.ownerUrl,
      'SELECT body FROM idempotency_keys WHERE key = $1',
      [key],
    );
    expect(row!.body.length).toBeGreaterThan(50);
    expect(row!.body.includes(first.body.token)).toBe(false);
  });

  it('rotates the token of another account once', async () => {
    const account = await server.admin.account('Rotated');
    const key = randomUUID();
    const first = await keyed(server.admin, `/api/accounts/${account.id}/tokens`, {}, key);
    const second = await keyed(server.admin, `/api/accounts/${account.id}/tokens`, {}, key);
    expect(answerOf(second)).toEqual(answerOf(first));
    expect((await new Api(server.url, first.body.token).get('/api/me')).status).toBe(200);
  });

  it('belongs to an account: another may use the same', async () => {
    const other = await server.admin.account('Other');
    const key = randomUUID();
    const body = { game: 'azul', casual: true };
    const mine = await keyed(player, '/api/matches', body, key);
    const theirs = await keyed(other, '/api/matches', body, key);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('belongs to one route', async () => {
    const key = randomUUID();
    const { body: match } = await keyed(player, '/api/matches', { game: 'azul', casual: true }, key);
    const { status, body } = await keyed(player, `/api/matches/${match.id}/players`, {}, key);
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('answers a seat taken twice alike', async () => {
    const { body: match } = await player.post('/api/matches', { game: 'azul', casual: true });
    const key = randomUUID();
    const first = await keyed(player, `/api/matches/${match.id}/players`, {}, key);
    expect(first).toMatchObject({ status: 201, body: { seat: 0 } });
    expect(answerOf(await keyed(player, `/api/matches/${match.id}/players`, {}, key))).toEqual(answerOf(first));
  });

  it('of a request that failed is free again', async () => {
    const key = randomUUID();
    expect((await keyed(player, '/api/matches', { game: 'chess', casual: true }, key)).status).toBe(404);
    expect((await keyed(player, '/api/matches', { game: 'azul', casual: true }, key)).status).toBe(201);
  });

  it.each(['', 'ü', 'x'.repeat(256)])('that is %j is refused', async (key) => {
    const { status, body } = await keyed(player, '/api/matches', { game: 'azul', casual: true }, key);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
