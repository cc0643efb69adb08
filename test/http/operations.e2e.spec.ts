import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Drain } from '../../src/shared/infrastructure/health/drain.js';
import { Api, startMatch } from '../support/api.js';
import { act, turnOf } from '../support/play.js';
import { startOn, startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let nobody: Api;
beforeAll(async () => {
  server = await startServer();
  nobody = new Api(server.url);
});
afterAll(() => server.close());

describe('health', () => {
  it('live and ready are green', async () => {
    expect(await nobody.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const ready = await nobody.get('/health/ready');
    expect(ready).toMatchObject({ status: 200, body: { status: 'ok', details: { database: { status: 'up' } } } });
  });

  it('readiness goes red while the server drains; it stays alive', async () => {
    const draining = await startOn(server.database);
    draining.app.get(Drain, { strict: false }).begin();
    const caller = new Api(draining.url);
    const ready = await caller.get('/health/ready');
    const live = await caller.get('/health/live');
    await draining.close();
    expect([ready.status, ready.body.code, live.status]).toEqual([503, 'NOT_READY', 200]);
    expect(ready.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('metrics', () => {
  const read = async (): Promise<string> => (await nobody.get('/metrics')).body;
  const valueOf = (text: string, series: string): number => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? NaN : Number(line.slice(series.length));
  };

  it('count requests, actions, refusals, commits, hot matches and connections', async () => {
    const match = await startMatch(server.admin, 'azul');
    const { active, actions } = await turnOf(match);
    const accepted = 'opentcg_actions_accepted_total{game="azul"}';
    const refused = 'opentcg_actions_refused_total{game="azul",code="INVALID_ACTION_TYPE"}';
    expect(await read()).not.toContain(accepted);
    await act(active, match.id, actions[0]!);
    await act(active, match.id, { type: 'DANCE' });
    await act(active, match.id, { type: 'DANCE' });
    const { headers, body } = await nobody.get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(valueOf(body, accepted)).toBe(1);
    expect(valueOf(body, refused)).toBe(2);
    expect(valueOf(body, 'opentcg_commit_batch_size_count')).toBe(3);
    expect(valueOf(body, 'opentcg_commit_batch_size_sum')).toBe(3);
    expect(valueOf(body, 'opentcg_commit_seconds_count')).toBe(3);
    expect(valueOf(body, 'opentcg_hot_matches')).toBe(1);
    expect(valueOf(body, 'opentcg_pool_connections{state="idle"}')).toBeGreaterThan(0);
    const route = 'method="POST",route="/api/matches/:id/actions"';
    expect(valueOf(body, `opentcg_http_request_seconds_count{${route},status="201"}`)).toBe(1);
    expect(valueOf(body, `opentcg_http_request_seconds_count{${route},status="400"}`)).toBe(2);
    expect(body).toContain('process_cpu_seconds_total');
  });

  it('an accepted command that is sent again counts once', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    const { active, actions } = await turnOf(match);
    const command = { commandId: randomUUID(), ...actions[0] };
    for (let i = 0; i < 3; i++) await act(active, match.id, command);
    expect(valueOf(await read(), 'opentcg_actions_accepted_total{game="tactics-5x5"}')).toBe(1);
  });

  it('name no id and no token', async () => {
    const { id } = await startMatch(server.admin, 'azul');
    await nobody.get(`/api/matches/${id}`);
    await nobody.get(`/api/nowhere/${id}`);
    const text = await read();
    expect(text).not.toContain(id);
    expect(text).not.toContain(server.admin.token!);
  });
});

describe('every answer', () => {
  it('has a request id, the caller’s own where it is harmless', async () => {
    const given = await nobody.get('/health/live', { 'x-request-id': 'my-request-1' });
    expect(given.headers.get('x-request-id')).toBe('my-request-1');
    const evil = await nobody.get('/health/live', { 'x-request-id': 'x"} evil' });
    expect(evil.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the headers that keep browsers safe', async () => {
    const { headers } = await nobody.get('/api/matches');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('rate limits', () => {
  const A_MINUTE = 1_200;
  const askOften = async (caller: Api, times: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += 100)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => caller.get('/api/me')))).map(({ status }) => status),
      );
    return statuses;
  };

  it('stop a caller who asks too often, with Retry-After, and nobody else', async () => {
    const limited = await startOn(server.database, { OPENTCG_RATE_LIMIT: 'on' });
    try {
      const [busy, calm] = [await server.admin.account('Busy'), await server.admin.account('Calm')];
      const statuses = await askOften(busy.at(limited.url), A_MINUTE);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const { status, headers, body } = await busy.at(limited.url).get('/api/me');
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await busy.at(limited.url).post('/api/matches', { game: 'azul', casual: true })).status).toBe(429);
      expect((await calm.at(limited.url).get('/api/me')).status).toBe(200);
      expect((await busy.at(limited.url).get('/health/live')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('can be turned off', async () => {
    const busy = await server.admin.account('Busy');
    expect(new Set(await askOften(busy, A_MINUTE + 100))).toEqual(new Set([200]));
  });
});
