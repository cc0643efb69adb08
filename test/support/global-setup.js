import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Before the first integration or end-to-end test: one PostgreSQL for the run, in a process that outlives the run just
 * long enough to clean up after it. See database.ts and run-folder.ts for what
 * tests use.
 */
export default async function globalSetup() {
  const root = join(import.meta.dirname, '../..');
  const keeper = spawn(
    process.execPath,
    ['--import', join(root, 'scripts/typescript.js'), join(root, 'test/support/postgres-keeper.ts')],
    { cwd: root, detached: true, stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const exited = once(keeper, 'exit');
  const ready = await Promise.race([once(keeper.stdout, 'data'), exited.then(() => null)]);
  if (ready === null) throw new Error('The PostgreSQL of the test run did not start.');
  const { databaseUrl, runDir } = JSON.parse(ready[0].toString());
  process.env.OPENTCG_TEST_DATABASE_URL = databaseUrl;
  process.env.OPENTCG_TEST_RUN_DIR = runDir;
  globalThis.stopTestPostgres = () => {
    keeper.stdin.end();
    return exited;
  };
}
