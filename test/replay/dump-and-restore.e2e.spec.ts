import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { installedPostgres, startInstalledPostgres, type InstalledCluster } from '../support/installed-postgres.js';
import { startProcess } from '../support/server-process.js';
import { ADMIN_TOKEN } from '../support/server.js';

const bin = installedPostgres();

const settings = (cluster: InstalledCluster, database: string) => {
  const serverUrl = new URL(cluster.ownerUrl(database));
  serverUrl.username = `opentcg_${database}_server`;
  return {
    DATABASE_URL: serverUrl.toString(),
    DATABASE_OWNER_URL: cluster.ownerUrl(database),
    OPENTCG_ADMIN_TOKEN: ADMIN_TOKEN,
    OPENTCG_SEED_DEMO: 'false',
  };
};

async function play(admin: Api): Promise<string> {
  const [ada, bo] = [await admin.account('Ada'), await admin.account('Bo')];
  const { body: match } = await ada.post('/api/matches', { game: 'azul', casual: true });
  for (const player of [ada, bo]) await player.post(`/api/matches/${match.id}/players`);
  await bo.request('DELETE', `/api/matches/${match.id}/players/me`);
  return match.id as string;
}

/** Without an installed PostgreSQL there is no pg_dump to try, and nothing to show. */
const title =
  bin === null ? 'no PostgreSQL with pg_dump is installed' : `a replay survives a dump and a restore by ${bin}`;

it(
  title,
  async () => {
    if (bin === null) return;
    const cluster = await startInstalledPostgres(bin);
    const folder = await mkdtemp(join(tmpdir(), 'opentcg-dump-'));
    const dump = join(folder, 'league.dump');
    try {
      await cluster.tool('createdb', `--maintenance-db=${cluster.ownerUrl('postgres')}`, 'league');
      const first = await startProcess(settings(cluster, 'league'));
      const id = await play(new Api(first.url, ADMIN_TOKEN));
      const before = await new Api(first.url, ADMIN_TOKEN).get(`/api/matches/${id}/replay`);
      await first.stop();
      await cluster.tool('pg_dump', '--format=custom', `--file=${dump}`, cluster.ownerUrl('league'));
      await cluster.tool('createdb', `--maintenance-db=${cluster.ownerUrl('postgres')}`, 'league2');
      await cluster.tool(
        'pg_restore',
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${cluster.ownerUrl('league2')}`,
        dump,
      );
      const second = await startProcess(settings(cluster, 'league2'));
      const admin = new Api(second.url, ADMIN_TOKEN);
      expect((await admin.get(`/api/matches/${id}/replay/verify`)).body).toEqual({ valid: true, actions: 3 });
      expect((await admin.get(`/api/matches/${id}/replay`)).body).toEqual(before.body);
      await second.stop();
    } finally {
      await cluster.stop();
      await rm(folder, { recursive: true });
    }
  },
  180_000,
);
