import { afterEach, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../migrations/index.js';
import { createEmptyTestDatabase, createTestDatabase, query, type EmptyTestDatabase } from './database.js';

const made: EmptyTestDatabase[] = [];
const keep = <T extends EmptyTestDatabase>(database: T): T => {
  made.push(database);
  return database;
};

describe('databases for tests', () => {
  afterEach(async () => {
    await Promise.all(made.splice(0).map((database) => database.drop()));
  });

  it('are migrated', async () => {
    const { url } = keep(await createTestDatabase());
    expect(await query(url, 'SELECT name FROM schema_migrations')).toHaveLength(MIGRATIONS.length);
  });

  it('are entered by the role of the server', async () => {
    const { name, url } = keep(await createTestDatabase());
    expect(await query(url, 'SELECT current_user AS role')).toEqual([{ role: `opentcg_${name}_server` }]);
  });

  it('are made several at a time and share nothing', async () => {
    const [first, second] = await Promise.all(
      [createTestDatabase(), createTestDatabase(), createTestDatabase()].map(async (one) => keep(await one)),
    );
    await query(first!.ownerUrl, 'CREATE TABLE only_here ()');
    await expect(query(second!.ownerUrl, 'SELECT FROM only_here')).rejects.toThrow('does not exist');
  });

  it('can be had empty', async () => {
    const { ownerUrl } = keep(await createEmptyTestDatabase());
    expect(await query(ownerUrl, "SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  });

  it('are gone once dropped', async () => {
    const { ownerUrl, drop } = await createEmptyTestDatabase();
    await drop();
    await expect(query(ownerUrl, 'SELECT')).rejects.toThrow('does not exist');
  });
});
