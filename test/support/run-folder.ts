/**
 * The folder of the test run, which the keeper of its PostgreSQL (postgres-keeper.ts) clears when the run is over or
 * was killed: processes noted here end, embedded PostgreSQLs in data directories made here stop, everything is removed.
 */
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

function runFolder(): string {
  const folder = process.env['OPENTCG_TEST_RUN_DIR'];
  if (folder === undefined) throw new Error('Tests that start servers are named *.int.spec.ts or *.e2e.spec.ts.');
  return folder;
}

/** An empty data directory for a server. Others may pass through, as PostgreSQL has to when root runs the tests. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(runFolder(), 'data-'));
  await chmod(folder, 0o711);
  return folder;
}

/** To be killed with the run, should the run end before it. */
export async function noteProcess(pid: number): Promise<void> {
  await writeFile(join(runFolder(), `process-${pid}`), '');
}
