import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPLAY_LIBRARY, type ReplayLibrary } from '../../src/modules/replay/application/replay-library.js';
import { ByteStreams } from '../../src/shared/infrastructure/http/byte-streams.js';
import { Api } from '../support/api.js';
import { query } from '../support/database.js';
import { startProcess, type ServerProcess } from '../support/server-process.js';
import { startOn, ADMIN_TOKEN, type TestServer } from '../support/server.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const IS_LONG = process.env.OPENTCG_TEST_LONG === '1';
const ACTIONS = IS_LONG ? 1_000_000 : 100_000;
const ACTIONS_A_MATCH = 1_000;
const NEWLINE = 10;
const MEGABYTE = 1_048_576;
/** What the server may need on top of what it needs at rest, however much it streams. */
const ALLOWANCE = 192 * MEGABYTE;

/** Rows enough to be seen; an export reads histories and does not play them. */
const FILL = `
  INSERT INTO matches (id, tournament_id, game, rules_version, options, policy, seed, seed_commitment, state, head_seq,
    head_hash, over, outcome, ended_at)
  SELECT md5('match ' || n)::uuid, '00000000-0000-7000-8000-000000000001', 'azul', '1', '{}', '{}',
    sha256('seed'), 'x', 'MATCH_ENDED', $2::int, 'x', true, '{"winner":0,"reason":"CONCEDE"}', clock_timestamp()
  FROM generate_series(1, $1::int / $2::int) n`;
const FILL_ACTIONS = `
  INSERT INTO match_actions (match_id, seq, id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash)
  SELECT m.id, n, gen_random_uuid(), gen_random_uuid(), m.id, n % 2, 'DRAFT',
    '{"color":"RED","source":{"kind":"center"},"destination":{"row":2,"kind":"patternLine"}}',
    repeat('0', 64), repeat('1', 64), repeat('2', 64)
  FROM matches m, generate_series(1, $1::int) n`;

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startOn(database);
  await query(database.ownerUrl, FILL, [ACTIONS, ACTIONS_A_MATCH]);
  await query(database.ownerUrl, FILL_ACTIONS, [ACTIONS_A_MATCH]);
}, 300_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

const open = (url: string, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    request(`${url}${path}`, { headers }, resolve).on('error', reject).end();
  });

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo(); tries++) {
    if (tries === 500) throw new Error('It did not come about');
    await sleep(10);
  }
};

describe(`an export of ${ACTIONS} actions`, () => {
  it.each([
    ['ndjson', ACTIONS],
    ['csv', ACTIONS + 1],
  ])(
    'is whole as %s',
    async (format, expected) => {
      let lines = 0;
      for await (const chunk of await open(server.url, `/api/replays/export?format=${format}`))
        for (const byte of chunk as Buffer) if (byte === NEWLINE) lines++;
      expect(lines).toBe(expected);
    },
    300_000,
  );

  it('waits for a client that does not read, and ends when it goes away', async () => {
    const library = server.app.get<ReplayLibrary>(REPLAY_LIBRARY, { strict: false });
    const streams = server.app.get(ByteStreams, { strict: false });
    const rows = library.rows.bind(library);
    let read = 0;
    let isOver = false;
    library.rows = async function* (...args) {
      try {
        for await (const page of rows(...args)) {
          read += page.length;
          yield page;
        }
      } finally {
        isOver = true;
      }
    };
    try {
      const response = await open(server.url, '/api/replays/export');
      response.pause();
      let before = -1;
      while (before !== read) {
        before = read;
        await sleep(300);
      }
      expect([read > 0, read < ACTIONS, isOver, streams.size]).toEqual([true, true, false, 1]);
      response.destroy();
      await until(() => isOver && streams.size === 0);
      expect(read).toBeLessThanOrEqual(before + 2 * ACTIONS_A_MATCH);
    } finally {
      library.rows = rows;
    }
  });
});

describe('the memory of a server', () => {
  let own: ServerProcess;
  beforeAll(async () => {
    own = await startProcess({
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      OPENTCG_ADMIN_TOKEN: ADMIN_TOKEN,
      NODE_OPTIONS: '--max-old-space-size=256',
    });
  });
  afterAll(() => own.stop());

  const resident = async (): Promise<number> => {
    const { body } = await new Api(own.url).get('/metrics');
    return Number(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(body as string)![1]);
  };

  it.each(['ndjson', 'parquet'])(
    `stays flat while it streams ${ACTIONS} actions as %s`,
    async (format) => {
      const before = await resident();
      let bytes = 0;
      let highest = 0;
      let next = 0;
      for await (const chunk of await open(own.url, `/api/replays/export?format=${format}`)) {
        bytes += (chunk as Buffer).length;
        if (bytes < next) continue;
        highest = Math.max(highest, await resident());
        next = bytes + 4 * MEGABYTE;
      }
      expect(bytes).toBeGreaterThan(format === 'parquet' ? ACTIONS : 300 * ACTIONS);
      expect(highest - before).toBeLessThan(ALLOWANCE);
    },
    300_000,
  );
});
