/**
 * Starts the embedded PostgreSQL as a server would, prints what it got as a line of JSON, and stops it when standard
 * input ends. A process of its own, so that a test can kill it or run it as another user.
 */
import { startEmbeddedPostgres } from '../../src/shared/infrastructure/embedded-postgres/index.js';

const said: string[] = [];
const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2]!,
  onProgress: (sentence) => said.push(sentence),
  settings: { fsync: 'off' },
});
const { ownerUrl, pid, port, adopted } = postgres;
process.stdout.write(`${JSON.stringify({ ownerUrl, pid, port, adopted, said })}\n`);
for await (const chunk of process.stdin) void chunk;
await postgres.stop();
