import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createEmptyTestDatabase, query, type EmptyTestDatabase } from '../../../../test/support/database.js';
import { prepareDatabase } from './migrate.js';
import { allowServer } from './server-role.js';

const PASSWORD = { kind: 'PASSWORD', password: "it's a password" } as const;

const declare = async (ownerUrl: string, privileges: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('CREATE TABLE IF NOT EXISTS notes (line text)');
  await allowServer({ query: async (sql, values) => (await owner.query(sql, values)).rows }, privileges, 'TABLE notes');
  await owner.end();
};

describe('prepareDatabase', () => {
  let database: EmptyTestDatabase;
  beforeEach(async () => {
    database = await createEmptyTestDatabase();
  });
  afterEach(() => database.drop());

  it("gives the server a login named after the database, not the owner's", async () => {
    const { serverUrl, protection } = await prepareDatabase(database.ownerUrl, PASSWORD);
    expect(await query(serverUrl, 'SELECT current_user AS role')).toEqual([
      { role: `opentcg_${database.name}_server` },
    ]);
    expect(protection).toBe('ROLE_AND_TRIGGERS');
  });

  it('has nothing left to migrate the second time', async () => {
    await prepareDatabase(database.ownerUrl, PASSWORD);
    expect((await prepareDatabase(database.ownerUrl, PASSWORD)).migrated).toEqual([]);
  });

  it('grants what is declared and nothing else', async () => {
    await prepareDatabase(database.ownerUrl, PASSWORD);
    await declare(database.ownerUrl, 'SELECT, INSERT');
    const { serverUrl } = await prepareDatabase(database.ownerUrl, PASSWORD);
    await query(serverUrl, "INSERT INTO notes VALUES ('kept')");
    await expect(query(serverUrl, 'DELETE FROM notes')).rejects.toThrow('permission denied');
  });

  it('takes back what is no longer declared', async () => {
    await prepareDatabase(database.ownerUrl, PASSWORD);
    await declare(database.ownerUrl, 'SELECT, INSERT');
    await prepareDatabase(database.ownerUrl, PASSWORD);
    await declare(database.ownerUrl, 'SELECT');
    const { serverUrl } = await prepareDatabase(database.ownerUrl, PASSWORD);
    await expect(query(serverUrl, "INSERT INTO notes VALUES ('x')")).rejects.toThrow('permission denied');
  });

  it('refuses the server to create tables', async () => {
    const { serverUrl } = await prepareDatabase(database.ownerUrl, PASSWORD);
    await expect(query(serverUrl, 'CREATE TABLE mine ()')).rejects.toThrow('permission denied');
  });

  it('says that only triggers protect the log when the server is the owner', async () => {
    const login = { kind: 'URL', url: database.ownerUrl } as const;
    expect((await prepareDatabase(database.ownerUrl, login)).protection).toBe('TRIGGERS');
  });

  it('lets a login of any name act as the server', async () => {
    await prepareDatabase(database.ownerUrl, PASSWORD);
    await declare(database.ownerUrl, 'SELECT');
    const login = `clerk_${database.name}`;
    await query(database.ownerUrl, `CREATE ROLE ${login} LOGIN PASSWORD 'clerk'`);
    const url = new URL(database.ownerUrl);
    url.username = login;
    url.password = 'clerk';
    const { serverUrl } = await prepareDatabase(database.ownerUrl, { kind: 'URL', url: url.toString() });
    expect(await query(serverUrl, 'SELECT * FROM notes')).toEqual([]);
  });

  it('serves an owner who may not create roles', async () => {
    const owner = `plain_${database.name}`;
    await query(database.ownerUrl, `CREATE ROLE ${owner} LOGIN PASSWORD 'plain'`);
    await query(database.ownerUrl, `ALTER DATABASE ${database.name} OWNER TO ${owner}`);
    const url = new URL(database.ownerUrl);
    url.username = owner;
    url.password = 'plain';
    const prepared = await prepareDatabase(url.toString(), { kind: 'URL', url: url.toString() });
    expect(prepared).toMatchObject({ protection: 'TRIGGERS', serverUrl: url.toString() });
  });

  it('lets starts at the same time through one after another', async () => {
    let inside = 0;
    const starts = Array.from({ length: 4 }, () =>
      prepareDatabase(database.ownerUrl, PASSWORD, async () => {
        inside += 1;
        expect(inside).toBe(1);
        await query(database.ownerUrl, 'SELECT');
        inside -= 1;
      }),
    );
    const migrated = (await Promise.all(starts)).map((prepared) => prepared.migrated.length > 0);
    expect(migrated.filter(Boolean)).toHaveLength(1);
  });
});
