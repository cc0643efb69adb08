import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { startEmbeddedPostgres } from '../../src/shared/infrastructure/embedded-postgres/index.js';

export interface TestDatabase {
  readonly name: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

export interface MigratedTestDatabase extends TestDatabase {
  /** The server role's address. */
  readonly url: string;
}

/** The run's folder goes away with it, so nothing needs to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Every test file asks; the first one starts it, the others find it running, and it ends with the run. */
async function clusterUrl(): Promise<string> {
  const dataDir = process.env['OPENTCG_TEST_RUN_DIR'];
  if (dataDir === undefined) throw new Error('Tests that use a database are named *.int.spec.ts or *.e2e.spec.ts.');
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST });
  await postgres.detach();
  return postgres.ownerUrl;
}

let cluster: Promise<string> | null = null;

async function asOwner(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database of the test's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenanceUrl = await (cluster ??= clusterUrl());
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(maintenanceUrl, `CREATE DATABASE ${name}`);
  const ownerUrl = new URL(maintenanceUrl);
  ownerUrl.pathname = `/${name}`;
  return {
    name,
    ownerUrl: ownerUrl.toString(),
    drop: () => asOwner(maintenanceUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same with every migration run and the server's role able to log in. */
export async function createMigratedTestDatabase(): Promise<MigratedTestDatabase> {
  const database = await createTestDatabase();
  const login = { kind: 'PASSWORD', password: 'test' } as const;
  const { serverUrl } = await prepareDatabase(database.ownerUrl, login);
  return { ...database, url: serverUrl };
}
