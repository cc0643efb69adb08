import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { startEmbeddedPostgres } from '../../src/shared/infrastructure/embedded-postgres/index.js';
import { Api } from '../support/api.js';
import { newDataDir } from '../support/run-folder.js';
import { ADMIN_TOKEN } from '../support/server.js';
import { startProcess, type ServerProcess } from '../support/server-process.js';
import { brokenIn, storedHistory } from '../support/verify.js';
import { Load } from './load.js';

const LONG = process.env.OPENTCG_TEST_LONG === '1';
const GAMES = LONG ? games.map(({ id }) => id) : ['tactics-5x5', 'pokemon-tcg'];
const ROUNDS = LONG ? 10 : 2;
const ACTIONS_A_ROUND = 150;
const CLIENTS = 8;
const MINUTES = 60_000;

describe('kill -9 during load', () => {
  let dataDir: string;
  let server: ServerProcess;
  const start = () =>
    startProcess({ OPENTCG_DATA_DIR: dataDir, OPENTCG_ADMIN_TOKEN: ADMIN_TOKEN, OPENTCG_SEED_DEMO: 'false' });

  beforeEach(async () => {
    dataDir = await newDataDir();
    server = await start();
  });
  afterEach(() => server.stop());

  /** Reads the log as the database's owner, past the server, when all is over. */
  const verify = async ({ acknowledged, matchIds }: Load): Promise<void> => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      const stored = new Map(
        await Promise.all(matchIds.map(async (id) => [id, await storedHistory(postgres.ownerUrl, id)] as const)),
      );
      for (const history of stored.values()) {
        expect(brokenIn(history)).toBeNull();
        expect(history.headSeq).toBe(history.entries.length);
      }
      const lost = acknowledged.filter(
        ({ matchId, seq, commandId }) => stored.get(matchId)!.entries[seq - 1]?.commandId !== commandId,
      );
      expect(lost).toEqual([]);
    } finally {
      await postgres.detach();
    }
  };

  it.each(GAMES)(
    'of the server loses no acknowledged action of %s',
    async (game) => {
      const urls = [server.url];
      const load = new Load(urls, new Api(server.url, ADMIN_TOKEN), game, CLIENTS);
      for (let round = 0; round < ROUNDS; round++) {
        await load.progress(ACTIONS_A_ROUND);
        await server.kill();
        server = await start();
        urls[0] = server.url;
      }
      await load.progress(ACTIONS_A_ROUND);
      await load.stop();
      await verify(load);
    },
    10 * MINUTES,
  );

  it(
    'of its PostgreSQL loses no acknowledged action',
    async () => {
      const load = new Load([server.url], new Api(server.url, ADMIN_TOKEN), 'azul', CLIENTS);
      for (let round = 0; round < ROUNDS; round++) {
        await load.progress(ACTIONS_A_ROUND);
        process.kill(await postmasterPid(dataDir), 'SIGKILL');
      }
      await load.progress(ACTIONS_A_ROUND);
      await load.stop();
      await verify(load);
    },
    10 * MINUTES,
  );
});

/** Where the cluster is not in the data directory itself, a file there says where. */
async function postmasterPid(dataDir: string): Promise<number> {
  const elsewhere = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '');
  const home = elsewhere.trim() || join(dataDir, 'postgres');
  return Number((await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
