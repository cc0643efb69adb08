import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { program, type Binaries } from './binaries.js';
import { hasCode } from './error-code.js';
import type { Home } from './home.js';
import { spawnOptions } from './run-program.js';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/** False for a number that, after a reboot or in a new container, belongs to another program, and for a zombie. */
export const isRunningPostgres = async (pid: number): Promise<boolean> =>
  isAlive(pid) &&
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (commandLine) => commandLine.includes('postgres'),
    () => isAlive(pid),
  ));

/** The fourth line of postmaster.pid is the port; the file is written line by line while PostgreSQL starts. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return (await isRunningPostgres(pid)) ? { pid, port: Number(lines[3] ?? 0) } : null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export type Settings = Readonly<Record<string, string>>;

const OURS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
};

export interface StartedPostmaster {
  /** Whether it has ended again, as it does when the port or the cluster was taken in between. */
  hasEnded(): boolean;
}

/** In a process group of its own: a Ctrl-C meant for the server must not reach the database before the server is done. */
export async function spawnPostmaster(
  home: Home,
  binaries: Binaries,
  logFile: string,
  settings: Settings,
  wantedPort: number | undefined,
): Promise<StartedPostmaster> {
  if ((await runningPostmaster(home.cluster)) === null) await rm(pidFile(home.cluster), { force: true });
  const port = wantedPort ?? (await freePort());
  const options = Object.entries({ ...OURS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(program(binaries, 'postgres'), ['-D', home.cluster, '-p', String(port), ...options], {
      ...spawnOptions(home.user),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let ended = false;
    child.once('error', () => (ended = true));
    child.once('exit', () => (ended = true));
    child.unref();
    return { hasEnded: () => ended };
  } finally {
    await log.close();
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes everything down. */
export function requestFastShutdown({ pid }: Postmaster): void {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
}
