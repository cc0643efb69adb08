import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { homeOf } from '../../src/shared/infrastructure/embedded-postgres/home.js';
import {
  requestFastShutdown,
  runningPostmaster,
} from '../../src/shared/infrastructure/embedded-postgres/postmaster.js';

const PATIENCE_MS = 20_000;

/** Only what still is a server of ours: the number may meanwhile belong to anything. */
function killServer(pid: number): void {
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typescript.js')) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
}

async function stopPostgres(cluster: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let asked: number | null = null;
  for (;;) {
    const postmaster = await runningPostmaster(cluster);
    if (postmaster === null || Date.now() > deadline) return;
    if (postmaster.pid !== asked) requestFastShutdown(postmaster);
    asked = postmaster.pid;
    await sleep(20);
  }
}

async function clearDataDir(dataDir: string): Promise<void> {
  const home = await homeOf(dataDir);
  await stopPostgres(join(home, 'cluster'));
  for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** What run-folder.ts promises. Servers first: they would start their PostgreSQL again. */
export async function clearRunFolder(runDir: string): Promise<void> {
  const names = readdirSync(runDir);
  for (const name of names) if (name.startsWith('process-')) killServer(Number(name.slice('process-'.length)));
  await Promise.all(names.filter((name) => name.startsWith('data-')).map((name) => clearDataDir(join(runDir, name))));
  await clearDataDir(runDir);
}
