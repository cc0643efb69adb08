import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { startServer, type TestServer } from '../support/server.js';

const CASUAL = '00000000-0000-7000-8000-000000000001';
const CUP = { name: 'Friday Cup', game: 'tactics-5x5', format: { kind: 'SWISS', rounds: 3 } };

let server: TestServer;
let olga: Api;
let otto: Api;
let player: Api;
let nobody: Api;
beforeAll(async () => {
  server = await startServer();
  [olga, otto, player] = await Promise.all([
    server.admin.account('Olga', 'ORGANIZER'),
    server.admin.account('Otto', 'ORGANIZER'),
    server.admin.account('Pia'),
  ]);
  nobody = new Api(server.url);
});
afterAll(() => server.close());

describe('creating a tournament', () => {
  it('an organizer makes a draft of their own', async () => {
    const { status, body } = await olga.post('/api/tournaments', { ...CUP, gameOptions: { ruleset: 'V1_BALANCED' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...CUP, state: 'DRAFT', organizerId: olga.id });
    expect(body.gameOptions).toMatchObject({ ruleset: 'V1_BALANCED' });
    expect((await olga.get(`/api/tournaments/${body.id}`)).body).toEqual(body);
  });

  it('players and nobody may not', async () => {
    expect((await player.post('/api/tournaments', CUP)).status).toBe(403);
    expect((await nobody.post('/api/tournaments', CUP)).status).toBe(401);
  });

  it.each([
    ['a game that does not exist', { game: 'chess' }, 404, 'UNKNOWN_GAME'],
    ['options of another game', { game: 'azul', gameOptions: { ruleset: 'V1' } }, 400, 'INVALID_OPTIONS'],
    ['no name', { name: undefined }, 400, 'VALIDATION_FAILED'],
    ['no format', { format: undefined }, 400, 'VALIDATION_FAILED'],
    ['a format without a kind', { format: {} }, 400, 'VALIDATION_FAILED'],
    ['a format that is null inside', { format: { phases: null } }, 400, 'VALIDATION_FAILED'],
    ['a kind that does not exist', { format: { kind: 'LADDER' } }, 400, 'VALIDATION_FAILED'],
    ['a top cut of 3', { format: { kind: 'SWISS', topCut: 3 } }, 400, 'VALIDATION_FAILED'],
    ['a phase without a kind', { format: { phases: [{}] } }, 400, 'VALIDATION_FAILED'],
    ['an unknown field', { prize: 100 }, 400, 'VALIDATION_FAILED'],
    ['an unknown field of the format', { format: { kind: 'SWISS', prize: 1 } }, 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, change, status, code) => {
    const answer = await olga.post('/api/tournaments', { ...CUP, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('looking at tournaments', () => {
  it('a draft exists for its organizer and admins only', async () => {
    const { id } = (await olga.post('/api/tournaments', CUP)).body;
    for (const caller of [olga, server.admin]) {
      expect((await caller.get(`/api/tournaments/${id}`)).status).toBe(200);
      const { items } = (await caller.get('/api/tournaments?limit=200')).body;
      expect(items.map((each: { id: string }) => each.id)).toContain(id);
    }
    for (const caller of [otto, player, nobody]) {
      const { status, body } = await caller.get(`/api/tournaments/${id}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      const { items } = (await caller.get('/api/tournaments?limit=200')).body;
      expect(items.map((each: { id: string }) => each.id)).not.toContain(id);
    }
  });

  it('everyone sees Casual, which is open to every game', async () => {
    const { status, body } = await nobody.get(`/api/tournaments/${CASUAL}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Casual', game: null, state: 'IN_PROGRESS' });
  });

  it('pages join to the whole, newest first', async () => {
    const made: string[] = [];
    for (let i = 0; i < 3; i++) made.unshift((await otto.post('/api/tournaments', CUP)).body.id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await otto.get(`/api/tournaments?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items.map((each: { id: string }) => each.id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual([...made, CASUAL]);
  });

  it.each(['-1', 'x', '1.5', '2147483648', '99999999999999999999'])('its log after %s is refused', async (after) => {
    const { body } = await olga.post('/api/tournaments', CUP);
    const answer = await olga.get(`/api/tournaments/${body.id}/log?after=${after}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('one that does not exist is 404', async () => {
    expect((await nobody.get(`/api/tournaments/${randomUUID()}`)).body.code).toBe('NOT_FOUND');
  });
});
