import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../migrations/index.js';
import { buildDataSource } from '../../src/shared/infrastructure/database/data-source.js';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { createEmptyTestDatabase, query, type EmptyTestDatabase } from '../support/database.js';

const LOGIN = { kind: 'PASSWORD', password: 'test' } as const;

/** Everything that a migration can make, as text. */
const SCHEMA = `
  SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
    || coalesce(column_default, '') AS thing FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || proname || ' ' || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'privilege ' || object || ' ' || privileges FROM server_privileges
  ORDER BY 1`;

const schemaOf = async (url: string): Promise<unknown[]> => (await query(url, SCHEMA)).map(({ thing }) => thing);

const emptied = async (url: string): Promise<readonly object[]> =>
  query(url, `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`);

describe('migrations', () => {
  const databases: EmptyTestDatabase[] = [];
  const create = async () => {
    const database = await createEmptyTestDatabase();
    databases.push(database);
    return database;
  };
  let fresh: unknown[];
  beforeEach(async () => {
    const { ownerUrl } = await create();
    await prepareDatabase(ownerUrl, LOGIN);
    fresh = await schemaOf(ownerUrl);
  });
  afterEach(async () => {
    await Promise.all(databases.splice(0).map((database) => database.drop()));
  });

  it('lead from version 0.1.0 to the schema of a fresh start', async () => {
    const { ownerUrl } = await create();
    await query(ownerUrl, await readFile(new URL('../fixtures/schema-0.1.0.sql', import.meta.url), 'utf8'));
    await prepareDatabase(ownerUrl, LOGIN);
    expect(await schemaOf(ownerUrl)).toEqual(fresh);
  });

  it('can be undone one by one and run again', async () => {
    const { ownerUrl } = await create();
    await prepareDatabase(ownerUrl, LOGIN);
    const dataSource = await buildDataSource({ url: ownerUrl }).initialize();
    for (let n = 0; n < MIGRATIONS.length; n++) await dataSource.undoLastMigration();
    expect(await emptied(ownerUrl)).toEqual([{ relname: 'schema_migrations' }]);
    await dataSource.runMigrations();
    await dataSource.destroy();
    expect(await schemaOf(ownerUrl)).toEqual(fresh);
  });
});
