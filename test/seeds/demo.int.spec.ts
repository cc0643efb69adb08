import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seedDemo } from '../../seeds/demo.js';
import { startServer, type TestServer } from '../support/server.js';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  expect(await seedDemo(owner)).toBe(true);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

describe('the demo data', () => {
  it('is added once', async () => expect(await seedDemo(owner)).toBe(false));

  it('has a cup in its quarter-finals and an event to enter', async () => {
    const { items } = (await server.admin.get('/api/tournaments')).body;
    const named = (name: string) => items.find((each: { name: string }) => each.name === name).id as string;
    const cup = `/api/tournaments/${named('Azul Autumn Cup')}`;
    expect((await server.admin.get(`${cup}/standings?round=5`)).body.items).toHaveLength(32);
    expect((await server.admin.get(`${cup}/rounds/6`)).body.kind).toBe('SINGLE_ELIMINATION');
    expect((await server.admin.post(`${cup}/rounds/5/certificate/verify`)).body.valid).toBe(true);
    const player = await server.admin.account('Pia');
    expect((await player.post(`/api/tournaments/${named('Friday Night Azul')}/entrants`)).status).toBe(201);
  });
});
