/**
 * Waits beside a test run until the run has ended, in whatever way (its end of the pipe closes even on kill -9), then
 * stops the run's PostgreSQL and removes its folder.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const runDir = process.argv[2];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
for await (const chunk of process.stdin) void chunk;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const home = read(join(runDir, 'postgres-location')).trim() || join(runDir, 'postgres');
const pidFile = join(home, 'cluster', 'postmaster.pid');
const pid = Number(read(pidFile).split('\n')[0]);
if (pid > 0) {
  try {
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 300 && existsSync(pidFile); tries += 1) await sleep(50);
  } catch {
    // It has ended by itself.
  }
}
for (const folder of [home, runDir]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
