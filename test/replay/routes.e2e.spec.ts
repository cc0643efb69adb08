import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { run } from '../../src/cli/program.js';
import { canonicalJson, hmacHex, sha256Hex } from '../../src/modules/gameplay/domain/engine/canonical.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { historyKey } from '../../src/modules/match/domain/history.js';
import type { ReplayFile } from '../../src/modules/replay/application/replay-file.js';
import { Api, startMatch } from '../support/api.js';
import { query } from '../support/database.js';
import { act, turnOf } from '../support/play.js';
import { playedPlaythroughs } from '../support/played-playthrough.js';
import { CASUAL, scriptedMatch, type ScriptedMatch } from '../support/scripted-match.js';
import { matchOfFile } from '../support/scripted-file.js';
import { startServer, type TestServer } from '../support/server.js';
import { storeMatches } from '../support/stored-matches.js';

let server: TestServer;
let analyst: Api;
const GOLDEN = join(import.meta.dirname, '..', 'golden-replays');
const goldenFiles = readdirSync(GOLDEN).filter((file) => file.endsWith('.json'));
const goldenMatch = (file: string): ScriptedMatch =>
  matchOfFile(JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as ReplayFile);

const playthroughs = playedPlaythroughs();

/** A new match of every game, every golden playthrough and every golden replay. */
const played = new Map<string, ScriptedMatch>([
  ...games.map((game): [string, ScriptedMatch] => {
    const name = `${game.id} ${game.version}`;
    return [name, scriptedMatch({ game, name: `routes ${name}` })];
  }),
  ...playthroughs.map((played): [string, ScriptedMatch] => [played.name, played]),
  ...goldenFiles.map((file): [string, ScriptedMatch] => [file, goldenMatch(file)]),
]);
beforeAll(async () => {
  server = await startServer();
  await storeMatches(server.database.ownerUrl, [...played.values()]);
  analyst = await server.admin.account('Anna', 'ANALYST');
});
afterAll(() => server.close());

const lines = (text: string): Record<string, never>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, never>);
const path = ({ match }: ScriptedMatch, rest = '') => `/api/matches/${match.setup.id}/replay${rest}`;

describe.each(playthroughs.map((each) => [each.name, each] as const))('the golden playthrough %s', (_, scripted) => {
  it('went through the states that are written down', async () => {
    const frames = lines((await analyst.get(path(scripted, '/frames?from=2'))).body);
    const hashes = frames.map(({ state }) => sha256Hex(canonicalJson(state)).slice(0, 16));
    expect(hashes).toEqual(scripted.writtenHashes);
  });

  it('is exported and verifies on the command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opentcg-playthrough-'));
    const file = join(folder, 'replay.json');
    writeFileSync(file, await (await fetch(`${server.url}${path(scripted)}`, auth(analyst))).text());
    const said: string[] = [];
    const code = await run(['verify', file], {
      out: (line) => void said.push(line),
      err: (line) => void said.push(line),
      isInteractive: false,
    });
    expect([code, said.join()]).toEqual([0, expect.stringContaining(`OK: ${scripted.entries.length} actions`)]);
    rmSync(folder, { recursive: true });
  });
});

describe.each([...played])('a replay of %s', (_, scripted) => {
  const { match, entries } = scripted;
  const last = entries.length;

  it('is a file with the setup, the seed, every action and the end, always of the same bytes', async () => {
    const { status, headers, body } = await analyst.get(path(scripted));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { policy, options, id, tournamentId, game, rulesVersion, seed } = match.setup;
    expect(body).toMatchObject({
      format: 'opentcg-replay',
      version: 1,
      setup: { policy, options, id, tournamentId, game, rulesVersion },
      seed,
      seedCommitment: match.seedCommitment,
      head: { seq: last, hash: match.values.headHash },
      state: 'MATCH_ENDED',
      outcome: match.values.outcome,
      cancellation: null,
    });
    expect(body.actions.map(({ hash }: { hash: string }) => hash)).toEqual(entries.map(({ hash }) => hash));
    const text = async () => (await fetch(`${server.url}${path(scripted)}`, auth(analyst))).text();
    expect(await text()).toBe(await text());
  });

  it('is signed with the key that the server publishes', async () => {
    const { body } = await analyst.get(path(scripted));
    const { items } = (await new Api(server.url).get('/api/keys')).body;
    const { publicKey } = items.find(({ id }: { id: string }) => id === body.signature.keyId);
    const { seedCommitment, head, outcome } = body;
    const signed = `opentcg/replay/v1:${canonicalJson({ matchId: match.setup.id, seedCommitment, head, outcome })}`;
    const value = Buffer.from(body.signature.value, 'base64');
    expect(verifySignature(null, Buffer.from(signed), createPublicKey(publicKey), value)).toBe(true);
  });

  it('verifies', async () =>
    expect((await analyst.get(path(scripted, '/verify'))).body).toEqual({ valid: true, actions: last }));

  it('reproduces the hash of every state', async () => {
    const frames = lines((await analyst.get(path(scripted, '/frames'))).body);
    expect(frames.map(({ seq }) => seq)).toEqual(entries.map(({ seq }) => seq));
    const key = historyKey(match.setup.seed);
    for (const { state, stateHash } of frames) expect(hmacHex(key, canonicalJson(state))).toBe(stateHash);
    expect(frames.map(({ stateHash }) => stateHash)).toEqual(entries.map(({ stateHash }) => stateHash));
  });

  it('streams any part, as any perspective sees it, and the same single states', async () => {
    for (const as of [0, 1, 'SPECTATOR', 'OMNISCIENT']) {
      const middle = Math.floor(last / 2);
      const frames = lines(
        (await analyst.get(path(scripted, `/frames?as=${as}&from=${middle}&to=${middle + 2}`))).body,
      );
      expect(frames.map(({ seq }) => seq)).toEqual([middle, middle + 1, middle + 2]);
      for (const { seq, state } of frames)
        expect((await analyst.get(path(scripted, `/states/${seq}?as=${as}`))).body).toEqual({ seq, as, state });
    }
  });

  it('answers what could be done at a moment, and what would come of it', async () => {
    const { body } = await analyst.post(path(scripted, '/states/2/what-if'));
    const { seat, type, data } = entries[2]!;
    expect(body.legalActions).toContainEqual({ seat, type, data });
    const real = (await analyst.get(path(scripted, '/states/3'))).body.state;
    const same = await analyst.post(path(scripted, '/states/2/what-if'), { action: { type, data, seat } });
    expect(same.body.result.state).toEqual(real);
    const conceded = await analyst.post(path(scripted, '/states/2/what-if'), {
      action: { type: 'CONCEDE', data: {}, seat },
    });
    expect(conceded.body.result.status.outcome).toMatchObject({ winner: 1 - seat!, reason: 'CONCEDE' });
    const refused = await analyst.post(path(scripted, '/states/2/what-if'), { action: { type: 'DANCE' } });
    expect([refused.status, refused.body.availableActions.length]).toEqual([400, body.legalActions.length]);
    expect((await analyst.post(path(scripted, '/states/1/what-if'))).body.code).toBe('MATCH_NOT_STARTED');
    expect((await analyst.post(path(scripted, `/states/${last}/what-if`))).body).toEqual({ legalActions: [] });
  });

  it('has no moments that never were', async () => {
    expect((await analyst.get(path(scripted, '/states/0'))).body.state).toBeNull();
    for (const [seq, status] of [
      [last + 1, 404],
      ['-1', 400],
      ['one', 400],
      ['9999999999', 400],
    ])
      expect((await analyst.get(path(scripted, `/states/${seq}`))).status).toBe(status);
    expect((await analyst.get(path(scripted, '/states/1?as=2'))).status).toBe(400);
    expect((await analyst.get(path(scripted, '/frames?from=0'))).status).toBe(400);
  });

  it('is named where the database was changed behind the back of the server', async () => {
    const { ownerUrl } = server.database;
    const seq = 3;
    const forged = `ALTER TABLE match_actions DISABLE TRIGGER ALL;
      UPDATE match_actions SET type = 'FORGED' WHERE match_id = '${match.setup.id}' AND seq = ${seq}`;
    await query(ownerUrl, forged);
    expect((await analyst.get(path(scripted, '/verify'))).body).toEqual({
      valid: false,
      actions: seq - 1,
      firstBroken: { seq, what: 'HASH' },
    });
    await query(ownerUrl, `UPDATE match_actions SET type = $1 WHERE match_id = $2 AND seq = ${seq}`, [
      entries[seq - 1]!.type,
      match.setup.id,
    ]);
    expect((await analyst.get(path(scripted, '/verify'))).body.valid).toBe(true);
  });
});

const auth = ({ token }: Api) => ({ headers: { authorization: `Bearer ${token}` } });
const ROUTES = ['', '/states/2', '/frames', '/verify'];

describe('who may replay', () => {
  const scripted = [...played.values()][0]!;

  it('once it is over: analysts, admins and its players; nobody else', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    await match.players[0].request('DELETE', `/api/matches/${match.id}/players/me`);
    const stranger = await server.admin.account('Stan');
    const organizer = await server.admin.account('Olga', 'ORGANIZER');
    for (const route of ROUTES) {
      const at = `/api/matches/${match.id}/replay${route}`;
      for (const caller of [analyst, server.admin, ...match.players]) expect((await caller.get(at)).status).toBe(200);
      for (const caller of [stranger, organizer]) expect((await caller.get(at)).status).toBe(403);
      expect((await new Api(server.url).get(at)).status).toBe(401);
    }
  });

  it('staff may replay the matches of their tournament', async () => {
    const organizer = await server.admin.account('Olga', 'ORGANIZER');
    const settings = { name: 'Cup', game: 'tactics-5x5', format: { kind: 'SWISS', rounds: 1 } };
    const { body: tournament } = await organizer.post('/api/tournaments', settings);
    const { body: match } = await organizer.post('/api/matches', { tournamentId: tournament.id });
    await organizer.post(`/api/matches/${match.id}/cancel`, { reason: 'rain' });
    const { status, body } = await organizer.get(`/api/matches/${match.id}/replay`);
    expect([status, body.state, body.cancellation]).toEqual([
      200,
      'CANCELLED',
      { code: 'CANCELLED_BY_STAFF', reason: 'rain' },
    ]);
    expect((await organizer.get(`/api/matches/${match.id}/replay/verify`)).body).toEqual({ valid: true, actions: 1 });
    expect((await organizer.get(`/api/replays?tournamentId=${tournament.id}`)).body.items).toHaveLength(1);
  });

  it('a running match answers 409 to all but an admin, who sees neither seed nor hashes', async () => {
    const match = await startMatch(server.admin, 'azul');
    const { active, actions } = await turnOf(match);
    await act(active, match.id, actions[0]!);
    for (const route of ROUTES)
      for (const caller of [analyst, ...match.players]) {
        const { status, body } = await caller.get(`/api/matches/${match.id}/replay${route}`);
        expect([status, body.code]).toEqual([409, 'MATCH_NOT_OVER']);
      }
    const { body: file } = await server.admin.get(`/api/matches/${match.id}/replay`);
    expect([file.seed, file.head, file.signature]).toEqual([null, { seq: 3, hash: null }, null]);
    const shown = JSON.stringify([file, (await server.admin.get(`/api/matches/${match.id}/replay/frames`)).body]);
    const rows = await query<{ hash: string; state_hash: string; seed: string }>(
      server.database.ownerUrl,
      `SELECT a.hash, state_hash, encode(seed, 'hex') AS seed FROM match_actions a JOIN matches m ON m.id = match_id
       WHERE match_id = $1`,
      [match.id],
    );
    for (const secret of rows.flatMap((row) => Object.values(row))) expect(shown).not.toContain(secret);
    const whatIf = await server.admin.post(`/api/matches/${match.id}/replay/states/2/what-if`);
    expect([whatIf.status, whatIf.body.code]).toEqual([409, 'MATCH_NOT_OVER']);
    expect((await server.admin.get(`/api/matches/${match.id}/replay/verify`)).body).toEqual({
      valid: true,
      actions: 3,
    });
  });

  it('players search, export and count their own matches only', async () => {
    const match = await startMatch(server.admin, 'tactics-5x5');
    await match.players[0].request('DELETE', `/api/matches/${match.id}/players/me`);
    const [player] = match.players;
    const { body } = await player.get('/api/replays');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([match.id]);
    expect((await player.get(`/api/replays?tournamentId=${CASUAL}`)).body.items).toHaveLength(1);
    const exported = lines((await player.get('/api/replays/export')).body);
    expect(new Set(exported.map(({ matchId }) => matchId))).toEqual(new Set([match.id]));
    const counted = async (caller: Api) => (await caller.get('/api/games/tactics-5x5/statistics')).body.matches;
    expect(await counted(player)).toBe(1);
    expect(await counted(analyst)).toBeGreaterThan(1);
    expect(await counted(await server.admin.account('Stan'))).toBe(0);
  });

  it('players whose decks were refused do not learn each other’s lists', async () => {
    const [ada, bo] = [await server.admin.account('Ada'), await server.admin.account('Bo')];
    const { body: match } = await ada.post('/api/matches', { game: 'skirmish', casual: true });
    for (const player of [ada, bo]) {
      const deck = { game: 'skirmish', name: 'Too small', cards: [{ cardId: 'knight', count: 1 }] };
      const { body } = await player.post('/api/decks', deck);
      await player.post(`/api/matches/${match.id}/players`, { deckId: body.id });
    }
    expect((await ada.get(`/api/matches/${match.id}`)).body.cancellation.code).toBe('INVALID_DECK');
    for (const route of ROUTES) {
      expect((await ada.get(`/api/matches/${match.id}/replay${route}`)).status).toBe(403);
      expect((await analyst.get(`/api/matches/${match.id}/replay${route}`)).status).toBe(200);
    }
    expect((await ada.get('/api/replays')).body.items).toEqual([]);
    expect((await ada.get('/api/replays/export')).body).toBe('');
  });

  it('nobody finds a match that does not exist', async () =>
    expect((await analyst.get(path(scripted).replace(/\w{12}\/replay/, '000000000000/replay'))).status).toBe(404));
});
