import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Api } from '../support/api.js';
import { newDataDir } from '../support/run-folder.js';
import { startProcess } from '../support/server-process.js';
import { ADMIN_TOKEN } from '../support/server.js';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

const opentcg = async (...args: string[]): Promise<{ code: number; stdout: string }> => {
  try {
    const { stdout } = await run(process.execPath, [join(ROOT, 'scripts', 'opentcg.js'), ...args]);
    return { code: 0, stdout };
  } catch (error) {
    return error as { code: number; stdout: string };
  }
};

interface Kept {
  readonly id: string;
  readonly commitment: string;
  readonly file: string;
}

describe('a replay made by one process', () => {
  const kept: Kept[] = [];
  let keys: string;
  let folder: string;
  let original: string;
  const settings = (dataDir: string) => ({
    OPENTCG_DATA_DIR: dataDir,
    OPENTCG_ADMIN_TOKEN: ADMIN_TOKEN,
    OPENTCG_SEED_DEMO: 'false',
  });
  const textOf = async (url: string, path: string) =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } })).text();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'opentcg-replays-'));
    original = await newDataDir();
    const server = await startProcess(settings(original));
    const admin = new Api(server.url, ADMIN_TOKEN);
    const [ada, bo] = [await admin.account('Ada'), await admin.account('Bo')];
    for (const { id: game, decks } of games) {
      const { body: match } = await ada.post('/api/matches', { game, casual: true });
      const deck = decks ? { deckId: decks.readyDecks[0]!.id } : {};
      for (const player of [ada, bo]) await player.post(`/api/matches/${match.id}/players`, deck);
      await bo.request('DELETE', `/api/matches/${match.id}/players/me`);
      const file = await textOf(server.url, `/api/matches/${match.id}/replay`);
      kept.push({ id: match.id, commitment: match.seedCommitment, file });
    }
    keys = await textOf(server.url, '/api/keys');
    expect(await server.stop()).toBe(0);
    for (const { id, file } of kept) await writeFile(join(folder, `${id}.json`), file);
    await writeFile(join(folder, 'keys'), keys);
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('verifies in another after the data directory was copied cold, and has the same bytes', async () => {
    const copy = `${original}-copy`;
    await run('cp', ['-a', original, copy]);
    const server = await startProcess(settings(copy));
    try {
      const admin = new Api(server.url, ADMIN_TOKEN);
      expect(await textOf(server.url, '/api/keys')).toBe(keys);
      for (const { id, file } of kept) {
        expect((await admin.get(`/api/matches/${id}/replay/verify`)).body).toEqual({ valid: true, actions: 3 });
        expect(await textOf(server.url, `/api/matches/${id}/replay`)).toBe(file);
      }
    } finally {
      await server.stop();
    }
  }, 120_000);

  it('verifies by the command line, against what the server published', async () => {
    for (const { id, commitment } of kept) {
      const file = join(folder, `${id}.json`);
      const checked = await opentcg('verify', file, '--commitment', commitment, '--key', join(folder, 'keys'));
      expect([checked.code, checked.stdout]).toEqual([
        0,
        'OK: 3 actions, every link and every state, published commitment, signature.\n',
      ]);
    }
  }, 120_000);

  it('does not, when it was changed or belongs to another match', async () => {
    const [first, second] = kept;
    const forged = join(folder, 'forged');
    await writeFile(forged, first!.file.replace('"reason":"CONCEDE"', '"reason":"FORGED"'));
    expect(await opentcg('verify', forged)).toMatchObject({ code: 1, stdout: expect.stringContaining('OUTCOME') });
    const other = join(folder, `${second!.id}.json`);
    const checked = await opentcg('verify', other, '--commitment', first!.commitment);
    expect(checked).toMatchObject({ code: 1, stdout: expect.stringContaining('COMMITMENT') });
    expect((await opentcg('verify', join(folder, 'keys'))).code).toBe(2);
  }, 120_000);
});
