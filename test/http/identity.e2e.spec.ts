import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { query } from '../support/database.js';
import { startOn, startServer, type TestServer } from '../support/server.js';

const ROLES = ['ADMIN', 'ORGANIZER', 'PLAYER', 'ANALYST'] as const;

let server: TestServer;
let organizer: Api;
let player: Api;
let analyst: Api;

beforeAll(async () => {
  server = await startServer();
  organizer = await server.admin.account('Olga', 'ORGANIZER');
  player = await server.admin.account('Pia', 'PLAYER');
  analyst = await server.admin.account('Anton', 'ANALYST');
});
afterAll(() => server.close());

describe('creating accounts', () => {
  it.each(ROLES)('an admin makes a %s, who can use their token', async (role) => {
    const { status, body } = await server.admin.post('/api/accounts', { name: `New ${role}`, role });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['id', 'name', 'role', 'token']);
    const me = await new Api(server.url, body.token).get('/api/me');
    expect(me).toMatchObject({ status: 200, body: { id: body.id, name: `New ${role}`, role } });
    expect(me.body).not.toHaveProperty('token');
  });

  it('an organizer makes players', async () => {
    expect((await organizer.post('/api/accounts', { name: 'Paul', role: 'PLAYER' })).status).toBe(201);
  });

  it.each(['ADMIN', 'ORGANIZER', 'ANALYST'])('an organizer makes no %s', async (role) => {
    const { status, body } = await organizer.post('/api/accounts', { name: 'Mallory', role });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('players and analysts make nobody', async () => {
    for (const caller of [player, analyst]) {
      const { status, body } = await caller.post('/api/accounts', { name: 'Mallory', role: 'PLAYER' });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it.each([
    ['no name', { role: 'PLAYER' }, 'name'],
    ['an empty name', { name: '', role: 'PLAYER' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101), role: 'PLAYER' }, 'name'],
    ['a role that does not exist', { name: 'X', role: 'KING' }, 'role'],
    ['a role inherited by every object', { name: 'X', role: 'toString' }, 'role'],
    ['an unknown field', { name: 'X', role: 'PLAYER', disabled: true }, 'disabled'],
  ])('refuses %s and names the field', async (_, body, field) => {
    const answer = await server.admin.post('/api/accounts', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.detail).toContain(field);
  });
});

describe('access tokens', () => {
  it.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer otcg_unknown' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a token of ten thousand characters', { authorization: `Bearer ${'x'.repeat(10_000)}` }],
  ])('%s is 401', async (_, headers) => {
    const { status, body } = await new Api(server.url).get('/api/me', headers);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('a token in the address counts for nothing', async () => {
    const { status, body } = await new Api(server.url).get(
      `/api/me?token=${player.token}&access_token=${player.token}`,
    );
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('a wrong token is refused on public routes too', async () => {
    expect((await new Api(server.url, 'otcg_unknown').get('/api/matches')).status).toBe(401);
    expect((await new Api(server.url).get('/api/matches')).status).toBe(200);
  });

  it('rotation by the account itself stops the old token at once', async () => {
    const account = await server.admin.account('Rita');
    await account.get('/api/me');
    const { status, body } = await account.post(`/api/accounts/${account.id}/tokens`);
    expect(status).toBe(201);
    expect((await account.get('/api/me')).status).toBe(401);
    expect((await new Api(server.url, body.token).get('/api/me')).body.id).toBe(account.id);
  });

  it('an admin rotates the token of another account', async () => {
    const account = await server.admin.account('Rolf');
    const { body } = await server.admin.post(`/api/accounts/${account.id}/tokens`);
    expect((await account.get('/api/me')).status).toBe(401);
    expect((await new Api(server.url, body.token).get('/api/me')).body.id).toBe(account.id);
  });

  it('revocation stops every token at once', async () => {
    const account = await server.admin.account('Rosa');
    await account.get('/api/me');
    expect((await account.request('DELETE', `/api/accounts/${account.id}/tokens`)).status).toBe(204);
    expect((await account.get('/api/me')).status).toBe(401);
  });

  it('a revoked token stops working in another process within two seconds', async () => {
    const other = await startOn(server.database);
    const account = await server.admin.account('Remo');
    expect((await account.at(other.url).get('/api/me')).status).toBe(200);
    await server.admin.request('DELETE', `/api/accounts/${account.id}/tokens`);
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    const after = await account.at(other.url).get('/api/me');
    await other.close();
    expect(after.status).toBe(401);
  });

  it.each(['POST', 'DELETE'])('nobody else may %s tokens, nor learn whether the account exists', async (method) => {
    for (const id of [player.id, randomUUID()]) {
      const { status, body } = await organizer.request(method, `/api/accounts/${id}/tokens`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await player.get('/api/me')).status).toBe(200);
  });

  it('are nowhere in the database: only their hashes are', async () => {
    const account = await server.admin.account('Hasso');
    const { body } = await server.admin.post(`/api/accounts/${account.id}/tokens`, {}, { 'idempotency-key': 'rotate' });
    const tables = await query<{ name: string }>(
      server.database.ownerUrl,
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const secret of [account.token!, body.token as string, server.admin.token!]) {
      const bytes = Buffer.from(secret).toString('hex');
      for (const { name } of tables) {
        const sql = `SELECT FROM ${name} AS t WHERE strpos(t::text, $1) > 0 OR strpos(t::text, $2) > 0`;
        expect(await query(server.database.ownerUrl, sql, [secret, bytes])).toEqual([]);
      }
    }
    const hash = createHash('sha256').update(body.token).digest();
    const sql = 'SELECT account_id FROM access_tokens WHERE token_hash = $1';
    expect(await query(server.database.ownerUrl, sql, [hash])).toEqual([{ account_id: account.id }]);
  });
});

describe('changing accounts', () => {
  it('a disabled account is locked out at once, and let in again', async () => {
    const account = await server.admin.account('Dora');
    await account.get('/api/me');
    const disabled = await server.admin.request('PATCH', `/api/accounts/${account.id}`, { disabled: true });
    expect(disabled).toMatchObject({ status: 200, body: { id: account.id, disabled: true } });
    expect((await account.get('/api/me')).status).toBe(401);
    await server.admin.request('PATCH', `/api/accounts/${account.id}`, { disabled: false });
    expect((await account.get('/api/me')).status).toBe(200);
  });

  it('a new role and name count at once', async () => {
    const account = await server.admin.account('Nele');
    expect((await account.get('/api/accounts')).status).toBe(403);
    await server.admin.request('PATCH', `/api/accounts/${account.id}`, { role: 'ORGANIZER', name: 'Nele N.' });
    expect((await account.get('/api/me')).body).toMatchObject({ role: 'ORGANIZER', name: 'Nele N.' });
    expect((await account.get('/api/accounts')).status).toBe(200);
  });

  it('what is not named stays', async () => {
    const account = await server.admin.account('Kai', 'ANALYST');
    const { body } = await server.admin.request('PATCH', `/api/accounts/${account.id}`, { name: 'Kay', role: null });
    expect(body).toEqual({ id: account.id, name: 'Kay', role: 'ANALYST', disabled: false });
  });

  it('only an admin may', async () => {
    for (const caller of [organizer, player, analyst]) {
      const { status, body } = await caller.request('PATCH', `/api/accounts/${caller.id}`, { role: 'ADMIN' });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it.each([
    ['an unknown account', randomUUID(), 404, 'NOT_FOUND'],
    ['an id that is none', 'me', 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, id, status, code) => {
    const answer = await server.admin.request('PATCH', `/api/accounts/${id}`, { name: 'X' });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('listing accounts', () => {
  const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

  it('an admin finds by part of the name, whatever its case, and by role', async () => {
    await server.admin.account('Zeta One', 'PLAYER');
    await server.admin.account('zeta two', 'ANALYST');
    expect(names((await server.admin.get('/api/accounts?q=ZETA')).body)).toEqual(['Zeta One', 'zeta two']);
    expect(names((await server.admin.get('/api/accounts?q=zeta&role=ANALYST')).body)).toEqual(['zeta two']);
  });

  it('a pattern character is a character', async () => {
    await server.admin.account('100% sure');
    expect(names((await server.admin.get('/api/accounts?q=%25')).body)).toEqual(['100% sure']);
  });

  it('an organizer sees players only, whatever is asked', async () => {
    const { body } = await organizer.get('/api/accounts?limit=200');
    expect(new Set(body.items.map(({ role }: { role: string }) => role))).toEqual(new Set(['PLAYER']));
    expect((await organizer.get('/api/accounts?role=ADMIN')).body).toEqual({ items: [], nextCursor: null });
  });

  it('pages join to the whole, each account once', async () => {
    for (let i = 0; i < 5; i++) await server.admin.account(`Paged ${i}`);
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const { body } = await server.admin.get(`/api/accounts?q=paged&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...names(body));
      cursor = body.nextCursor;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual(['Paged 0', 'Paged 1', 'Paged 2', 'Paged 3', 'Paged 4']);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'limit=1.5', 'limit=1&limit=2', 'cursor=x', 'role=KING', 'q=', 'x=1'])(
    '?%s is refused',
    async (search) => {
      const { status, body } = await server.admin.get(`/api/accounts?${search}`);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );

  it('never shows a token', async () => {
    const { body } = await server.admin.get('/api/accounts?limit=200');
    expect(JSON.stringify(body)).not.toContain('otcg_');
  });

  it('players and analysts may not', async () => {
    for (const caller of [player, analyst]) expect((await caller.get('/api/accounts')).status).toBe(403);
  });
});
