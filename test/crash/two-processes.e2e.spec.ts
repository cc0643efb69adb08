import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { Api, startMatch } from '../support/api.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { ADMIN_TOKEN } from '../support/server.js';
import { startProcess, type ServerProcess } from '../support/server-process.js';
import { brokenIn, storedHistory } from '../support/verify.js';
import { Load } from './load.js';

const LONG = process.env.OPENTCG_TEST_LONG === '1';
const GAMES = LONG ? games.map(({ id }) => id) : ['tactics-5x5', 'pokemon-tcg'];
const ACTIONS = LONG ? 3_000 : 300;

describe('two server processes on one database', () => {
  let database: TestDatabase;
  let servers: ServerProcess[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const settings = {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      OPENTCG_ADMIN_TOKEN: ADMIN_TOKEN,
    };
    servers = await Promise.all([startProcess(settings), startProcess(settings)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
  });

  it.each(GAMES)(
    'play matches of %s, each action through the other one',
    async (game) => {
      const urls = servers.map(({ url }) => url);
      const load = new Load(urls, new Api(urls[0], ADMIN_TOKEN), game, 4);
      await load.progress(ACTIONS);
      await load.stop();
      for (const id of load.matchIds) expect(brokenIn(await storedHistory(database.ownerUrl, id))).toBeNull();
    },
    300_000,
  );

  it('keep a match correct that is hammered through both at once', async () => {
    const { id, players } = await startMatch(new Api(servers[0].url, ADMIN_TOKEN), 'azul');
    for (let round = 0; round < 15; round++) {
      const view = await players[0].get(`/api/matches/${id}/view`);
      if (view.body.outcome) break;
      const seat = view.body.toAct[0] as 0 | 1;
      const { body } = await players[seat].get(`/api/matches/${id}/view`);
      const offered = body.availableActions.slice(0, 6);
      const answers = await Promise.all(
        offered.map((action: object, n: number) =>
          players[seat]
            .at(servers[n % 2].url)
            .post(`/api/matches/${id}/actions`, { commandId: randomUUID(), ...action }),
        ),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
      const accepted = answers.filter(({ status }) => status === 201).map(({ body: { seq } }) => seq as number);
      expect(new Set(accepted).size).toBe(accepted.length);
    }
    const history = await storedHistory(database.ownerUrl, id);
    expect(brokenIn(history)).toBeNull();
    expect(history.entries.length).toBe(history.headSeq);
  });

  it('answer a command alike, whichever gets it', async () => {
    const { id, players } = await startMatch(new Api(servers[0].url, ADMIN_TOKEN), 'tactics-5x5');
    const { body } = await players[0].get(`/api/matches/${id}/view`);
    const command = { commandId: randomUUID(), ...body.availableActions[0] };
    const answers = await Promise.all(
      [0, 1, 0, 1, 1].map((n) => players[0].at(servers[n].url).post(`/api/matches/${id}/actions`, command)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    for (const answer of answers) expect(answer.body).toEqual(answers[0].body);
  });

  it('tell the watchers of one what was played through the other', async () => {
    const { id, players } = await startMatch(new Api(servers[0].url, ADMIN_TOKEN), 'tactics-5x5');
    const stream = await fetch(`${servers[1].url}/api/matches/${id}/events`, { headers: { 'last-event-id': '2' } });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const { body } = await players[0].get(`/api/matches/${id}/view`);
    await players[0].post(`/api/matches/${id}/actions`, { commandId: randomUUID(), ...body.availableActions[0] });
    let received = '';
    while (!received.includes('event: action')) received += (await reader.read()).value;
    await reader.cancel();
    expect(received).toContain('id: 3\n');
  });
});
