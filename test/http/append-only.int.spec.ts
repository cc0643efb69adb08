import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMatch } from '../support/api.js';
import { query } from '../support/database.js';
import { act, turnOf } from '../support/play.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let history: readonly unknown[];
const stored = () => query(server.database.ownerUrl, 'SELECT * FROM match_actions ORDER BY match_id, seq');

beforeAll(async () => {
  server = await startServer();
  const match = await startMatch(server.admin, 'azul');
  const { active, actions } = await turnOf(match);
  await act(active, match.id, actions[0]!);
  history = await stored();
});
afterAll(() => server.close());

const CHANGES = [
  `UPDATE match_actions SET type = 'CONCEDE'`,
  'UPDATE match_actions SET seq = seq',
  'DELETE FROM match_actions',
  'DELETE FROM match_actions WHERE seq = 3',
  'TRUNCATE match_actions',
  'TRUNCATE match_actions CASCADE',
  'TRUNCATE matches CASCADE',
  `MERGE INTO match_actions USING (SELECT 1) AS one ON true WHEN MATCHED THEN DELETE`,
  `INSERT INTO match_actions SELECT * FROM match_actions ON CONFLICT (match_id, seq) DO UPDATE SET type = 'X'`,
  `SET session_replication_role = replica; DELETE FROM match_actions`,
];

describe.each([
  ['the role of the server', () => server.database.url],
  ['the owner', () => server.database.ownerUrl],
])('the history of matches, to %s', (_, url) => {
  it.each(CHANGES)('refuses %s', async (sql) => {
    await expect(query(url(), sql)).rejects.toThrow();
    expect(await stored()).toEqual(history);
  });
});

it('the owner is refused by the trigger, not by chance', async () => {
  for (const sql of CHANGES.filter((change) => !change.startsWith('INSERT')))
    await expect(query(server.database.ownerUrl, sql)).rejects.toThrow('only ever appended to');
});

describe('the role of the server', () => {
  it.each([
    'ALTER TABLE match_actions DISABLE TRIGGER ALL',
    'ALTER TABLE match_actions DISABLE TRIGGER match_actions_append_only',
    'DROP TRIGGER match_actions_append_only ON match_actions',
    'ALTER TABLE match_actions ADD COLUMN extra text',
    'ALTER TABLE match_actions OWNER TO current_user',
    'DROP TABLE match_actions CASCADE',
    'DROP FUNCTION refuse_history_change() CASCADE',
    `CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE sql AS 'SELECT NULL'`,
    'CREATE RULE quiet AS ON INSERT TO match_actions DO INSTEAD NOTHING',
    'CREATE TRIGGER mine BEFORE INSERT ON match_actions FOR EACH ROW EXECUTE FUNCTION refuse_history_change()',
    'CREATE TABLE public.mine ()',
    'SET session_replication_role = replica',
    `INSERT INTO server_privileges VALUES ('TABLE match_actions', 'ALL')`,
    'DELETE FROM matches',
    'DELETE FROM accounts',
    'SET ROLE postgres',
  ])('cannot %s', async (sql) => {
    await expect(query(server.database.url, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('reads and appends', async () => {
    const sql = `SELECT string_agg(privilege_type, ' ' ORDER BY privilege_type) AS rights
      FROM information_schema.table_privileges WHERE table_name = 'match_actions' AND grantee = current_user`;
    expect(await query(server.database.url, sql)).toEqual([{ rights: 'INSERT SELECT' }]);
  });
});
