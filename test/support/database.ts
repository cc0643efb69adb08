/**
 * Databases for `*.int.spec.ts` and `*.e2e.spec.ts`, on a PostgreSQL that the run starts for itself and removes again.
 *
 * - `createTestDatabase()`: a migrated database of the test's own, some 50 ms; `url` is what the server connects with,
 *   `ownerUrl` what migrations and set-up of a test use. Call `drop()` when done.
 * - `createEmptyTestDatabase()`: the same before the first migration.
 * - `query(url, sql, values?)`: one statement on a connection of its own, its rows.
 *
 * Any number of test files may do so at the same time. Give a server under test port 0 and ask it for the one it got.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { TEMPLATE_DATABASE } from './template-database.js';

export interface EmptyTestDatabase {
  readonly name: string;
  /** The superuser's address. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

export interface TestDatabase extends EmptyTestDatabase {
  /** The server role's address. */
  readonly url: string;
}

export async function query<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

function maintenanceUrl(): string {
  const url = process.env['OPENTCG_TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('Tests that use a database are named *.int.spec.ts or *.e2e.spec.ts.');
  return url;
}

async function createFrom(template: string): Promise<EmptyTestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(maintenanceUrl(), `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const ownerUrl = new URL(maintenanceUrl());
  ownerUrl.pathname = `/${name}`;
  return {
    name,
    ownerUrl: ownerUrl.toString(),
    drop: async () => {
      await query(maintenanceUrl(), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

export const createEmptyTestDatabase = (): Promise<EmptyTestDatabase> => createFrom('template0');

export async function createTestDatabase(): Promise<TestDatabase> {
  const database = await createFrom(TEMPLATE_DATABASE);
  const { serverUrl } = await prepareDatabase(database.ownerUrl, { kind: 'PASSWORD', password: 'test' });
  return { ...database, url: serverUrl };
}
