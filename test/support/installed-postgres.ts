import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir } from './run-folder.js';

const run = promisify(execFile);
const NEEDED = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore', 'createdb'];
/** Where Debian and its kin keep them, a folder a version. */
const VERSIONS = '/usr/lib/postgresql';
const OLDEST = 15;

/** Where a supported PostgreSQL with all its tools is installed, or null: the packages here bring no pg_dump. */
export const installedPostgres = (): string | null => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const supported = versions.filter((version) => version >= OLDEST).sort((a, b) => b - a);
  const folders = supported.map((version) => join(VERSIONS, String(version), 'bin'));
  return folders.find((folder) => NEEDED.every((tool) => existsSync(join(folder, tool)))) ?? null;
};

export interface InstalledCluster {
  readonly ownerUrl: (database: string) => string;
  /** Runs one of its tools. */
  tool(name: string, ...args: string[]): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root. */
const asNobodySpecial = async (command: string, args: readonly string[]): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const [program, parameters] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  await run(program, [...parameters], { cwd: '/' });
};

export async function startInstalledPostgres(bin: string): Promise<InstalledCluster> {
  const folder = join(await newDataDir(), 'installed');
  await mkdir(folder);
  await chmod(folder, 0o700);
  if (process.getuid?.() === 0) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
    await chown(folder, uid!, gid!);
  }
  const data = join(folder, 'data');
  const port = await freePort();
  await asNobodySpecial(join(bin, 'initdb'), ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`;
  await asNobodySpecial(join(bin, 'pg_ctl'), ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    ownerUrl: (database) => `postgresql://owner:any@127.0.0.1:${port}/${database}`,
    tool: async (name, ...args) => void (await run(join(bin, name), args)),
    stop: async () => {
      await asNobodySpecial(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
