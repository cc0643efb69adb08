import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { rowsOfFile, talliedFile } from '../../src/modules/replay/application/file-rows.js';
import type { ReplayFile } from '../../src/modules/replay/application/replay-file.js';
import { Tally } from '../../src/modules/replay/domain/tally.js';
import type { Statistics } from '../../src/modules/replay/domain/statistics.js';
import type { Api } from '../support/api.js';
import { scriptedReplay } from '../support/scripted-file.js';
import { CASUAL, scriptedMatch, uuidOf, type ScriptedMatch } from '../support/scripted-match.js';
import { startServer, type TestServer } from '../support/server.js';
import { storeMatches } from '../support/stored-matches.js';

const MATCHES = process.env.OPENTCG_TEST_LONG === '1' ? 1_000 : 100;
const PLAYERS = Array.from({ length: 8 }, (_, n) => uuidOf(`player ${n}`));

const matches: ScriptedMatch[] = Array.from({ length: MATCHES }, (_, n) => {
  const random = seededRandom('players of the library', n);
  const [first, second] = random.shuffle(PLAYERS);
  const maxActions = random.int(4) === 0 ? 10 + random.int(20) : undefined;
  return scriptedMatch({
    game: games[n % games.length]!,
    name: `library ${n}`,
    players: [first!, second!],
    maxActions,
  });
});

let server: TestServer;
let analyst: Api;
let folder: string;
let duck: DuckDBConnection;
beforeAll(async () => {
  server = await startServer();
  await storeMatches(server.database.ownerUrl, matches);
  analyst = await server.admin.account('Anna', 'ANALYST');
  folder = await mkdtemp(join(tmpdir(), 'opentcg-export-'));
  duck = await (await DuckDBInstance.create(':memory:')).connect();
  for (const rows of ['actions', 'matches'])
    for (const format of ['ndjson', 'csv', 'parquet']) {
      const answer = await fetch(`${server.url}/api/replays/export?rows=${rows}&format=${format}`, {
        headers: { authorization: `Bearer ${analyst.token}` },
      });
      expect(answer.status).toBe(200);
      await writeFile(fileOf(rows, format), Buffer.from(await answer.arrayBuffer()));
    }
}, 300_000);
afterAll(async () => {
  duck.closeSync();
  await server.close();
  await rm(folder, { recursive: true });
});

const fileOf = (rows: string, format: string) => join(folder, `${rows}.${format}`);
const sql = async <T>(text: string): Promise<T[]> => (await duck.runAndReadAll(text)).getRowObjectsJson() as T[];
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).sort();
const scriptedIds = (wanted: (each: ScriptedMatch) => boolean) =>
  matches
    .filter(wanted)
    .map(({ match }) => match.setup.id)
    .sort();

async function found(query: string): Promise<{ id: string }[]> {
  const items = [];
  for (let cursor = ''; ;) {
    const { status, body } = await analyst.get(`/api/replays?limit=30&${query}${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    items.push(...body.items);
    if (body.nextCursor === null) return items;
    cursor = body.nextCursor;
  }
}

describe(`a search of ${MATCHES} matches`, () => {
  it('finds all, page by page', async () => expect(idsOf(await found(''))).toEqual(scriptedIds(() => true)));

  it.each<[string, (each: ScriptedMatch) => boolean]>([
    ['game=azul', ({ match }) => match.setup.game === 'azul'],
    [`accountId=${PLAYERS[3]}`, ({ match }) => match.seatOf(PLAYERS[3]) !== null],
    ['winner=0', ({ match }) => match.values.outcome!.winner === 0],
    ['winner=none', ({ match }) => match.values.outcome!.winner === null],
    [
      `winner=${PLAYERS[3]}`,
      ({ match }) => match.values.outcome!.winner !== null && match.seatOf(PLAYERS[3]) === match.values.outcome!.winner,
    ],
    [`tournamentId=${CASUAL}`, () => true],
    ['tournamentId=00000000-0000-7000-8000-000000000999', () => false],
    ['from=2026-01-01T00:01:10Z', (each) => matches.indexOf(each) >= 10],
    ['to=2026-01-01T00:01:10Z&game=azul', (each) => matches.indexOf(each) < 10 && each.match.setup.game === 'azul'],
    ['from=2026-01-02', () => MATCHES > 90_000],
  ])('by %s', async (query, wanted) => expect(idsOf(await found(query))).toEqual(scriptedIds(wanted)));

  it.each(['winner=2', 'from=yesterday', 'from=2026-02-30', 'to=2026-01-01T00:00:00', 'nonsense=1', 'accountId=x'])(
    'refuses %s',
    async (query) => expect((await analyst.get(`/api/replays?${query}`)).status).toBe(400),
  );
});

describe('the three exports', () => {
  const READERS = { ndjson: 'read_json', csv: 'read_csv', parquet: 'read_parquet' } as const;

  it.each(['actions', 'matches'])('hold the same %s', async (rows) => {
    const order = rows === 'actions' ? 'matchId, seq::INT' : 'matchId';
    const expected = rows === 'actions' ? matches.flatMap(({ entries }) => entries).length : MATCHES;
    const read = (format: keyof typeof READERS) =>
      `SELECT COLUMNS(*)::VARCHAR FROM ${READERS[format]}('${fileOf(rows, format)}')`;
    const times = rows === 'actions' ? 'data, recordedAt' : 'options, createdAt, endedAt';
    const columns = (format: keyof typeof READERS) =>
      sql(`SELECT * EXCLUDE (${times}) FROM (${read(format)}) ORDER BY ${order}`);
    const fromParquet = await columns('parquet');
    expect(fromParquet).toHaveLength(expected);
    expect(await columns('ndjson')).toEqual(fromParquet);
    expect(await columns('csv')).toEqual(fromParquet);
  });

  it('keep the data of actions readable to DuckDB', async () => {
    const [row] = await sql<{ colors: string }>(
      `SELECT count(DISTINCT data->>'color')::INT AS colors FROM read_parquet('${fileOf('actions', 'parquet')}')
       WHERE game = 'azul' AND type = 'DRAFT'`,
    );
    expect(row!.colors).toBe(5);
  });

  it('are the rows that files of the same matches give', async () => {
    const file = await scriptedReplay(matches[0]!);
    const [id] = rowsOfFile('matches', file)[0]!;
    const [row] = await sql<Record<string, unknown>>(
      `SELECT * EXCLUDE (options, createdAt, endedAt) FROM read_parquet('${fileOf('matches', 'parquet')}') WHERE matchId = '${id}'`,
    );
    expect(Object.values(row!)).toEqual(rowsOfFile('matches', file)[0]!.toSpliced(4, 1).slice(0, -2));
  });
});

describe('the queries of docs/replays.md', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'replays.md'), 'utf8');
  const queries = [...page.matchAll(/^```sql\n([^`]*)```/gm)].map(([, text]) => text!);

  it('are several', () => expect(queries.length).toBeGreaterThan(4));

  it.each(queries)('answer: %s', async (text) => {
    const there = text.replaceAll(/'(actions|matches)\.parquet'/g, (_, rows: string) => `'${fileOf(rows, 'parquet')}'`);
    expect((await sql(there)).length).toBeGreaterThan(1);
  });
});

describe.each(games.map(({ id }) => id))('the statistics of %s', (game) => {
  const statistics = async (query = ''): Promise<Statistics> =>
    (await analyst.get(`/api/games/${game}/statistics${query}`)).body;
  const parquetOf = (rows: string) => `read_parquet('${fileOf(rows, 'parquet')}')`;

  it('are what DuckDB counts in the Parquet files', async () => {
    const counted = await statistics();
    const [totals] = await sql(
      `SELECT count(*)::INT AS matches, count(*) FILTER (winner = 0)::INT AS wins,
         count(*) FILTER (winner = 1)::INT AS losses, count(*) FILTER (winner IS NULL)::INT AS draws,
         min(actions) AS shortest, max(actions) AS longest, quantile_cont(actions, 0.5) AS median,
         quantile_cont(actions, 0.9) AS p90, avg(actions) AS mean
       FROM ${parquetOf('matches')} WHERE game = '${game}' AND state = 'MATCH_ENDED'`,
    );
    const { lengths } = counted;
    expect(totals).toEqual({
      matches: counted.matches,
      wins: counted.firstSeatWinRate.wins,
      losses: counted.secondSeatWins,
      draws: counted.draws,
      shortest: lengths.min,
      longest: lengths.max,
      median: expect.closeTo(lengths.median!, 9),
      p90: expect.closeTo(lengths.p90!, 9),
      mean: expect.closeTo(lengths.mean!, 9),
    });
    const frequencies = await sql(
      `SELECT type, count(*)::INT AS count, count(DISTINCT matchId)::INT AS matches FROM ${parquetOf('actions')}
       WHERE game = '${game}' AND type <> 'JOIN' GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
    expect(frequencies).toEqual(counted.actions.map(({ type, count, matches: n }) => ({ type, count, matches: n })));
    const decks = await sql(
      `SELECT deck, count(*)::INT AS played, count(*) FILTER (winner = seat)::INT AS wins FROM (
         SELECT deck0 AS deck, 0 AS seat, winner, game FROM ${parquetOf('matches')} UNION ALL
         SELECT deck1, 1, winner, game FROM ${parquetOf('matches')})
       WHERE game = '${game}' AND deck IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
    expect(decks).toEqual(counted.decks.map(({ deck, winRate: { of, wins } }) => ({ deck, played: of, wins })));
    const cards = await sql(
      `SELECT card AS cardId, count(*)::INT AS played, count(*) FILTER (winner = seat)::INT AS wins
       FROM (SELECT DISTINCT a.matchId, a.seat, m.winner, unnest(json_extract_string(a.data, '$.deck[*].cardId')) AS card
             FROM ${parquetOf('actions')} a JOIN ${parquetOf('matches')} m USING (matchId)
             WHERE a.game = '${game}' AND type = 'JOIN') GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
    expect(cards).toEqual(counted.cards.map(({ cardId, winRate: { of, wins } }) => ({ cardId, played: of, wins })));
  });

  it('are what the command line counts in the files', async () => {
    const tally = new Tally(game);
    for (const scripted of matches.filter(({ match }) => match.setup.game === game))
      tally.add(talliedFile((await scriptedReplay(scripted)) as ReplayFile)!);
    const own = tally.statistics();
    const close = Object.entries(own.lengths).map(([name, value]) => [name, expect.closeTo(value as number, 9)]);
    expect(await statistics()).toEqual({ ...own, lengths: Object.fromEntries(close), seconds: expect.anything() });
  });

  it('can be of a period, and in groups', async () => {
    const half = await statistics('?to=2026-01-01T00:01:50Z&groupBy=day');
    const counted = matches.slice(0, 50).filter(({ match }) => match.setup.game === game).length;
    expect([half.matches, half.groups]).toEqual([
      counted,
      [expect.objectContaining({ key: '2026-01-01', matches: counted })],
    ]);
    for (const groupBy of ['tournament', 'rulesVersion', 'month'])
      expect((await statistics(`?groupBy=${groupBy}`)).groups).toHaveLength(1);
    expect((await analyst.get(`/api/games/${game}/statistics?groupBy=moon`)).status).toBe(400);
  });
});

it('there are no statistics of a game that does not exist', async () =>
  expect((await analyst.get('/api/games/chess/statistics')).body.code).toBe('UNKNOWN_GAME'));
