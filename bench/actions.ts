/**
 * Durable actions over HTTP: real Tactics actions, validated, applied, hashed and committed with synchronous_commit=on,
 * beside what could at best be reached. The load comes from this process, on the same cores. What is compared is measured
 * in turn, in several rounds.
 */
import { fire, type Measured } from './support/fire.js';
import { openStage, type Running } from './support/stage.js';
import { Players, randomMoves, type ScriptedRequest } from './support/script-of-matches.js';

const CONNECTIONS = [1, 32, 128];
const ROUNDS = 3;
const OURS = 'durable actions, group commit';
const REQUESTS = { 1: 3_000, 32: 16_000, 128: 24_000 } as Record<number, number>;

/** The round of middling speed: programs beside this one disturb single rounds. */
const median = (rounds: readonly Measured[]): Measured =>
  [...rounds].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)];

const moves = randomMoves('bench');
const stage = await openStage();
try {
  const [grouped, single, bare] = [
    await stage.server(),
    await stage.server({ OPENTCG_GROUP_COMMIT: 'off' }),
    await stage.bareEcho(),
  ];
  const players = await Players.make(grouped.url, Math.max(...CONNECTIONS));

  const scripts = async ({ url }: Running, connections: number): Promise<ScriptedRequest[][]> => {
    const matches = Math.ceil(REQUESTS[connections] / connections / moves.length);
    const lists: ScriptedRequest[][] = [];
    for (let pair = 0; pair < connections; pair++) {
      const list: ScriptedRequest[] = [];
      for (let n = 0; n < matches; n++) list.push(...(await players.script(url, pair, moves)));
      lists.push(list);
    }
    return lists;
  };
  const echoes = (lists: ScriptedRequest[][]): ScriptedRequest[][] =>
    lists.map((list) => list.map((request) => ({ ...request, path: '/bench/echo' })));
  const actions = async (server: Running, connections: number) => fire(server.url, await scripts(server, connections));

  await fire(grouped.url, await scripts(grouped, 32));
  await fire(single.url, await scripts(single, 32));
  const WAYS: Record<string, (connections: number) => Promise<Measured>> = {
    [OURS]: (connections) => actions(grouped, connections),
    '(a) echo of the same application': async (connections) =>
      fire(grouped.url, echoes(await scripts(grouped, connections))),
    '(b) durable actions, one transaction each': (connections) => actions(single, connections),
    '(c) bare Fastify echo': async (connections) => fire(bare.url, echoes(await scripts(grouped, connections))),
  };
  const rows: Record<string, string | number>[] = [];
  for (const connections of CONNECTIONS) {
    const measured = new Map<string, Measured[]>(Object.keys(WAYS).map((what) => [what, []]));
    for (let round = 1; round <= ROUNDS; round++) {
      for (const [what, measure] of Object.entries(WAYS)) measured.get(what)!.push(await measure(connections));
      process.stderr.write(`${connections} connections, round ${round} of ${ROUNDS}\n`);
    }
    const ours = median(measured.get(OURS)!);
    for (const [what, rounds] of measured) {
      const { perSecond, p50, p99 } = median(rounds);
      rows.push({
        connections,
        what,
        'requests/s': Math.round(perSecond),
        'p50 ms': p50,
        'p99 ms': p99,
        'actions ÷ this': Number((ours.perSecond / perSecond).toFixed(2)),
      });
    }
  }
  console.table(rows);
} finally {
  await stage.close();
}
