/** Whether the server's memory stays flat: 200,000 durable actions, the heap after a collection every 20,000. */
import { once } from 'node:events';
import { fire } from './support/fire.js';
import { openStage } from './support/stage.js';
import { Players, randomMoves, type ScriptedRequest } from './support/script-of-matches.js';

const ACTIONS = 200_000;
const LOOK_EVERY = 20_000;
const CONNECTIONS = 64;
const MIB = 1024 * 1024;

/** Matches are left off early, so that more are begun than the server keeps in memory. */
const moves = randomMoves('bench').slice(0, 40);
const stage = await openStage();
try {
  const server = await stage.server();
  const players = await Players.make(server.url, CONNECTIONS);
  const matches = Math.ceil(LOOK_EVERY / CONNECTIONS / moves.length);
  const rows: Record<string, number>[] = [];
  for (let played = 0; played < ACTIONS;) {
    const scripts: ScriptedRequest[][] = [];
    for (let pair = 0; pair < CONNECTIONS; pair++) {
      const script: ScriptedRequest[] = [];
      for (let n = 0; n < matches; n++) script.push(...(await players.script(server.url, pair, moves)));
      scripts.push(script);
    }
    played += (await fire(server.url, scripts)).accepted;
    server.process.send('memory');
    const [{ heapUsed, rss }] = (await once(server.process, 'message')) as [NodeJS.MemoryUsage];
    rows.push({ actions: played, 'heap MiB': Math.round(heapUsed / MIB), 'resident MiB': Math.round(rss / MIB) });
    process.stderr.write(`${played} actions\n`);
  }
  console.table(rows);
} finally {
  await stage.close();
}
