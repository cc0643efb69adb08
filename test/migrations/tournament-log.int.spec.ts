import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { createEmptyTestDatabase, query } from '../support/database.js';
import { startOn, type TestServer } from '../support/server.js';

const ORGANIZER = '00000000-0000-7000-8000-000000000a01';
const DRAFT = '00000000-0000-7000-8000-000000000a02';
const OPEN = '00000000-0000-7000-8000-000000000a03';

let server: TestServer;
beforeAll(async () => {
  const database = await createEmptyTestDatabase();
  await query(database.ownerUrl, await readFile(new URL('../fixtures/schema-0.1.0.sql', import.meta.url), 'utf8'));
  await query(database.ownerUrl, `INSERT INTO accounts (id, name, role) VALUES ($1, 'Olive', 'ORGANIZER')`, [
    ORGANIZER,
  ]);
  await query(
    database.ownerUrl,
    `INSERT INTO tournaments (id, name, game, state, organizer_id, settings)
     VALUES ($1, 'Draft', 'azul', 'DRAFT', $3, $4), ($2, 'Open', 'azul', 'REGISTRATION', $3, $4)`,
    [DRAFT, OPEN, ORGANIZER, JSON.stringify({ format: { kind: 'SWISS', rounds: 3 }, gameOptions: {}, deckRules: {} })],
  );
  const { serverUrl } = await prepareDatabase(database.ownerUrl, { kind: 'PASSWORD', password: 'test' });
  server = await startOn({ ...database, url: serverUrl });
});
afterAll(async () => {
  await server.close();
  await server.database.drop();
});

describe('a tournament of before the log', () => {
  it('that is a draft can be opened', async () => {
    expect((await server.admin.post(`/api/tournaments/${DRAFT}/open-registration`)).body).toMatchObject({
      state: 'REGISTRATION',
      profile: 'DEFAULT',
      phases: [{ kind: 'SWISS', rounds: 3 }],
    });
  });

  it('that is open can be entered', async () => {
    const player = await server.admin.account('Pia');
    expect((await player.post(`/api/tournaments/${OPEN}/entrants`)).status).toBe(201);
    const { items } = (await server.admin.get(`/api/tournaments/${OPEN}/log`)).body;
    expect(items.map(({ type }: { type: string }) => type)).toEqual(['CREATED', 'REGISTRATION_OPENED', 'ENTERED']);
  });
});
