import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterExists, createCluster, SUPERUSER } from './cluster.js';
import { hasCode } from './error-code.js';
import { binariesFor, openHome, type Home, type Progress } from './home.js';
import { takeLease, type Lease } from './lease.js';
import { databasePassword } from './password.js';
import {
  isRunningPostgres,
  requestFastShutdown,
  runningPostmaster,
  spawnPostmaster,
  type Postmaster,
  type Settings,
  type StartedPostmaster,
} from './postmaster.js';

export interface EmbeddedPostgresOptions {
  /** Created if absent; holds the password, the log, and the cluster where that is possible. */
  readonly dataDir: string;
  readonly onProgress?: Progress;
  /** PostgreSQL's settings beyond or instead of ours; they hold if this call starts it. */
  readonly settings?: Settings;
  /** Where it should listen if this call starts it; a free port otherwise. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** The superuser's address of the database `opentcg`. */
  readonly ownerUrl: string;
  readonly pid: number;
  readonly port: number;
  readonly logFile: string;
  /** True if it was already running, left by a server that was killed or used by another one. */
  readonly adopted: boolean;
  /** Resolves when it has ended, or when this server has let go of it. */
  readonly ended: Promise<void>;
  /** Stops it and waits for its end, unless another server is using it. Close other connections first. */
  stop(): Promise<void>;
  /** Lets go of it and leaves it running. */
  detach(): Promise<void>;
}

const DATABASE = 'opentcg';
const PATIENCE_MS = 60_000;
const POLL_MS = 50;

const urlOf = (port: number, password: string, database: string): string =>
  `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

interface Running {
  readonly postmaster: Postmaster;
  readonly lease: Lease;
}

/** Another PostgreSQL may meanwhile listen on the port of one that is gone, hence the look at its directory. */
async function connectTo(home: Home, postmaster: Postmaster, password: string): Promise<Running | null> {
  const lease = await takeLease(urlOf(postmaster.port, password, 'postgres')).catch(() => null);
  if (lease === null) return null;
  if ((await realpath(lease.dataDirectory)) === (await realpath(home.cluster))) return { postmaster, lease };
  await lease.release();
  return null;
}

async function tailOf(logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  return log.trimEnd().split('\n').slice(-5).join('\n');
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    const madeByAnother = hasCode(error, '42P04') || hasCode(error, '23505');
    if (!madeByAnother) throw error;
  } finally {
    await client.end();
  }
}

const SPAWNS = 5;

/**
 * Looks, then acts on what it sees, until connected: a running one is adopted, one that is starting or stopping is
 * waited for, and a missing one is started; so starts that race each other end at the same PostgreSQL.
 */
async function connectOrStart(
  home: Home,
  password: string,
  spawnOne: () => Promise<StartedPostmaster>,
  logFile: string,
): Promise<Running & { readonly adopted: boolean }> {
  let spawned: StartedPostmaster | null = null;
  let spawns = 0;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const postmaster = await runningPostmaster(home.cluster);
    if (postmaster !== null) {
      const running = postmaster.port > 0 ? await connectTo(home, postmaster, password) : null;
      if (running !== null) return { ...running, adopted: spawned === null };
    } else if (spawned === null || spawned.hasEnded()) {
      if (spawns === SPAWNS) break;
      spawned = await spawnOne();
      spawns += 1;
    }
  }
  throw new Error(`The embedded PostgreSQL did not become ready. The end of ${logFile}:\n${await tailOf(logFile)}`);
}

async function waitForEnd({ pid }: Postmaster): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (!(await isRunningPostgres(pid))) return;
  }
  throw new Error(`The embedded PostgreSQL (process ${pid}) has not stopped after ${PATIENCE_MS / 1000} seconds.`);
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { onProgress = () => undefined, settings = {} } = options;
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const logFile = join(dataDir, 'postgres.log');
  const home = await openHome(dataDir, onProgress);
  const password = await databasePassword(dataDir);
  const binaries = await binariesFor(home, onProgress);
  if (!(await clusterExists(home))) {
    onProgress(`Creating the database in ${home.cluster}.`);
    await createCluster(home, binaries, password, { durable: settings['fsync'] !== 'off' });
  }

  const spawnOne = () => spawnPostmaster(home, binaries, logFile, settings, options.port);
  const { postmaster, lease, adopted } = await connectOrStart(home, password, spawnOne, logFile);
  await createDatabase(urlOf(postmaster.port, password, 'postgres'));
  onProgress(
    adopted
      ? `Found the embedded PostgreSQL still running on port ${postmaster.port}.`
      : `Started the embedded PostgreSQL on port ${postmaster.port}.`,
  );

  const stopOrLeave = async (): Promise<void> => {
    const alone = await lease.makeExclusive().catch(() => true);
    if (!alone) return lease.release();
    requestFastShutdown(postmaster);
    await waitForEnd(postmaster);
    await lease.release().catch(() => undefined);
  };
  let ending: Promise<void> | null = null;
  return {
    ownerUrl: urlOf(postmaster.port, password, DATABASE),
    ...postmaster,
    logFile,
    adopted,
    ended: lease.ended,
    stop: () => (ending ??= stopOrLeave()),
    detach: () => (ending ??= lease.release()),
  };
}
