/**
 * Replays: states rebuilt from the log and from a file, verification and export, each beside reading the same rows raw;
 * and how long a state at any moment of a long match takes over HTTP, with snapshots and without.
 */
import { DataSource } from 'typeorm';
import type { Game } from '../src/modules/gameplay/domain/engine/game.js';
import { canonicalJson } from '../src/modules/gameplay/domain/engine/canonical.js';
import { games } from '../src/modules/gameplay/domain/games/index.js';
import { tactics5x5, type TacticsState } from '../src/modules/gameplay/domain/games/tactics-5x5/index.js';
import { Histories } from '../src/modules/match/application/histories.js';
import { Match } from '../src/modules/match/domain/match.js';
import { SqlActionLog } from '../src/modules/match/infrastructure/sql-action-log.js';
import { checkReplayFile, ReplayCheck } from '../src/modules/replay/application/check-replay.js';
import { EXPORT_FORMATS, FORMATS } from '../src/modules/replay/application/tables/formats.js';
import { COLUMNS } from '../src/modules/replay/application/tables/table.js';
import { SqlReplayLibrary } from '../src/modules/replay/infrastructure/sql-replay-library.js';
import { buildDataSource } from '../src/shared/infrastructure/database/data-source.js';
import { Api } from '../test/support/api.js';
import { scriptedReplay } from '../test/support/scripted-file.js';
import { scriptedMatch, type ScriptedMatch } from '../test/support/scripted-match.js';
import { storeMatches } from '../test/support/stored-matches.js';
import { ADMIN_TOKEN, openStage } from './support/stage.js';

const MATCHES_A_GAME = 40;
const LONG_MATCH = 2_000;
const SNAPSHOT_EVERY = 32;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 2_000);

/** How many of something a second; `work` answers how many it did. */
const perSecond = async (work: () => number | Promise<number>): Promise<number> => {
  await work();
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < MEASURE_MS) done += await work();
  return Math.round((done / (performance.now() - start)) * 1000);
};

/** Round and round without a fight, as long as the rules allow. */
const longMatch = (): ScriptedMatch => {
  let turn = 0;
  return scriptedMatch({
    game: tactics5x5 as unknown as Game,
    name: 'a long match',
    maxActions: LONG_MATCH - 1,
    choose: (legal, { values }) => {
      const { actionsThisTurn } = values.gameState as TacticsState;
      const moves = legal.filter(({ type }) => type === 'MOVE');
      const wanted =
        actionsThisTurn < 150 && moves.length > 0 ? moves : legal.filter(({ type }) => type === 'END_TURN');
      return wanted[turn++ % wanted.length] ?? legal[0]!;
    },
  });
};

const stage = await openStage();
const database: DataSource = await buildDataSource({ url: stage.databaseUrl }).initialize();
try {
  const scripted = games.map((game) =>
    Array.from({ length: MATCHES_A_GAME }, (_, n) => scriptedMatch({ game, name: `bench ${game.id} ${n}` })),
  );
  for (const matches of scripted) await storeMatches(stage.ownerUrl, matches);
  const log = new SqlActionLog(database, { grouped: true });
  const histories = new Histories(log);

  const rows: Record<string, string | number>[] = [];
  for (const [index, game] of games.entries()) {
    const matches = scripted[index]!;
    const files = await Promise.all(matches.map(scriptedReplay));
    const each = async (work: (match: ScriptedMatch) => Promise<number>) => {
      let done = 0;
      for (const match of matches) done += await work(match);
      return done;
    };
    const raw = await perSecond(() =>
      each(async ({ match }) => (await log.entries(match.setup.id, 0, match.values.headSeq)).length),
    );
    const fromLog = await perSecond(() =>
      each(async ({ match }) => {
        let states = 0;
        const steps = histories.stream(Match.create(match.setup, game), 0, match.values.headSeq);
        for await (const { entry } of steps) states = entry.seq;
        return states;
      }),
    );
    const fromFile = await perSecond(() => {
      let states = 0;
      for (const file of files) {
        let match = Match.create({ ...file.setup, seed: file.seed }, game);
        for (const action of file.actions) {
          match = match.after({ ...action, accountId: '' }).match.at(action);
          states++;
        }
      }
      return states;
    });
    const verifiedLog = await perSecond(() =>
      each(async ({ match }) => {
        const { headSeq: seq, headHash: hash, state, outcome, cancellation } = match.values;
        const claims = { seedCommitment: match.seedCommitment, head: { seq, hash }, state, outcome, cancellation };
        const check = new ReplayCheck(match.setup, game, claims);
        for (const entry of await log.entries(match.setup.id, 0, seq)) check.add(entry);
        if (!check.verdict().valid) throw new Error('A match of the benchmark is broken');
        return seq;
      }),
    );
    const verifiedFile = await perSecond(() =>
      files.reduce((sum, file) => sum + checkReplayFile(file, game).actions, 0),
    );
    rows.push({
      game: game.id,
      'rows/s read raw': raw,
      'states/s from the log': fromLog,
      'states/s from files': fromFile,
      'verified/s from the log': verifiedLog,
      'verified/s from files': verifiedFile,
    });
    process.stderr.write(`${game.id} measured\n`);
  }
  console.table(rows);

  const library = new SqlReplayLibrary(database);
  const selection = { scope: { playerId: null } };
  const exported: Record<string, string | number>[] = [];
  const signal = new AbortController().signal;
  const [{ count }] = await database.query<{ count: number }[]>('SELECT count(*)::int FROM match_actions');
  const raw = await perSecond(
    async () =>
      (await database.query<unknown[]>('SELECT *, data::text FROM match_actions ORDER BY match_id, seq')).length,
  );
  exported.push({ export: '(the same rows read raw, all at once)', 'rows/s': raw });
  for (const format of EXPORT_FORMATS) {
    const speed = await perSecond(async () => {
      const pages = library.rows('actions', selection, signal);
      let bytes = 0;
      for await (const chunk of FORMATS[format].write({ columns: COLUMNS.actions, pages })) bytes += chunk.length;
      return bytes > 0 ? count : 0;
    });
    exported.push({ export: `actions as ${format}`, 'rows/s': speed });
  }
  console.table(exported);

  const long = longMatch();
  await storeMatches(stage.ownerUrl, [long]);
  const server = await stage.server();
  const admin = new Api(server.url, ADMIN_TOKEN);
  const { setup } = long.match;
  const measureStates = async (what: string) => {
    const times: number[] = [];
    for (let n = 0; n < 200; n++) {
      const seq = 1 + ((n * 997) % long.entries.length);
      const start = performance.now();
      const { status } = await admin.get(`/api/matches/${setup.id}/replay/states/${seq}`);
      if (status !== 200) throw new Error(`A state was answered with ${status}`);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Number(times[Math.floor(share * (times.length - 1))]!.toFixed(1));
    return { what, actions: long.entries.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(1) };
  };
  const without = await measureStates('a state over HTTP, without snapshots');
  let match = Match.create(setup, long.match.game);
  for (const entry of long.entries) {
    match = match.after(entry).match.at(entry);
    if (entry.seq % SNAPSHOT_EVERY !== 0) continue;
    const state = canonicalJson(match.values.gameState);
    await log.saveSnapshot(setup.id, { seq: entry.seq, rulesVersion: setup.rulesVersion, state });
  }
  console.table([without, await measureStates('the same, with the snapshots that play leaves')]);
} finally {
  await database.destroy();
  await stage.close();
}
