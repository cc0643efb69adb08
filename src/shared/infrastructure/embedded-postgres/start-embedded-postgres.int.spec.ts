import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '../../../../test/support/database.js';
import { newDataDir } from '../../../../test/support/run-folder.js';
import { canEnter } from './home.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.js';
import { isRunningPostgres } from './postmaster.js';
import { runsAsRoot, unprivilegedUser, type SystemUser } from './system-user.js';

const ROOT = join(import.meta.dirname, '../../../..');
const SETTINGS = { fsync: 'off' };

const ordinaryUser = runsAsRoot() ? await unprivilegedUser() : null;
const ordinaryUserCanRead = ordinaryUser === null || (await canEnter(ordinaryUser, ROOT));

interface Aside {
  readonly server: ChildProcess;
  readonly ownerUrl: string;
  readonly pid: number;
}

/** In a process of its own; its standard input held open keeps it running. */
async function startAside(dataDir: string, user: SystemUser | null = null): Promise<Aside> {
  const args = ['--import', join(ROOT, 'scripts/typescript.js'), join(ROOT, 'test/support/run-embedded-postgres.ts')];
  const server = spawn(process.execPath, [...args, dataDir], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('It ended before it was ready.')));
  failed.catch(() => undefined);
  const [line] = (await Promise.race([once(server.stdout!, 'data'), failed])) as [Buffer];
  return { server, ...(JSON.parse(line.toString()) as { ownerUrl: string; pid: number }) };
}

async function end({ server }: Aside): Promise<void> {
  const exited = once(server, 'exit');
  server.stdin!.end();
  await exited;
}

async function kill({ server }: Aside): Promise<void> {
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

const running: EmbeddedPostgres[] = [];
async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  running.push(postgres);
  return postgres;
}

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});

describe('an embedded PostgreSQL that has data', () => {
  let dataDir: string;
  const kept = async (ownerUrl: string) => query(ownerUrl, 'SELECT line FROM kept');

  beforeAll(async () => {
    dataDir = await newDataDir();
    const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
    await query(ownerUrl, "CREATE TABLE kept AS SELECT 'this' AS line");
    await stop();
  });

  it('finds it again at the next start', async () => {
    const { ownerUrl, adopted } = await start(dataDir);
    expect(await kept(ownerUrl)).toEqual([{ line: 'this' }]);
    expect(adopted).toBe(false);
  });

  it('leaves no process behind when it stops', async () => {
    const { pid, stop } = await start(dataDir);
    await stop();
    expect(await isRunningPostgres(pid)).toBe(false);
  });

  it('is adopted when the server that started it was killed, and stops with the one that adopted it', async () => {
    const killed = await startAside(dataDir);
    await kill(killed);
    const { ownerUrl, pid, adopted, stop } = await start(dataDir);
    expect({ pid, adopted }).toEqual({ pid: killed.pid, adopted: true });
    expect(await kept(ownerUrl)).toEqual([{ line: 'this' }]);
    await stop();
    expect(await isRunningPostgres(pid)).toBe(false);
  });

  it('starts again after it was killed itself', async () => {
    const { pid, detach } = await start(dataDir);
    process.kill(pid, 'SIGKILL');
    await detach();
    expect(await kept((await start(dataDir)).ownerUrl)).toEqual([{ line: 'this' }]);
  });

  it('keeps its password and its log to itself', async () => {
    for (const file of ['postgres-password', 'postgres.log']) {
      expect((await stat(join(dataDir, file))).mode & 0o077).toBe(0);
    }
  });

  it('never runs as root', async () => {
    const { pid } = await start(dataDir);
    expect(await readFile(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\t0\t/m);
  });
});

describe('a first start', () => {
  it('is shared by two servers at the same time, and ends with the last of them', async () => {
    const dataDir = await newDataDir();
    const [one, other] = await Promise.all([startAside(dataDir), startAside(dataDir)]);
    expect(one.pid).toBe(other.pid);
    await end(one);
    expect(await isRunningPostgres(one.pid)).toBe(true);
    await end(other);
    expect(await isRunningPostgres(one.pid)).toBe(false);
  });

  it('works in a folder that only its owner can enter', async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o700);
    const { ownerUrl } = await start(dataDir);
    expect(await query(ownerUrl, 'SELECT current_database() AS name')).toEqual([{ name: 'opentcg' }]);
  });

  if (ordinaryUserCanRead) {
    it('works for an ordinary user', async () => {
      const dataDir = await newDataDir();
      await chmod(dataDir, 0o700);
      if (ordinaryUser !== null) await chown(dataDir, ordinaryUser.uid, ordinaryUser.gid);
      const server = await startAside(dataDir, ordinaryUser);
      expect(await query(server.ownerUrl, 'SELECT current_database() AS name')).toEqual([{ name: 'opentcg' }]);
      await end(server);
    });
  }
});
