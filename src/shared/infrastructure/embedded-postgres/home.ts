import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBinaries, packagedBinaries, whyNotRunnable, type Binaries } from './binaries.js';
import { runProgram } from './run-program.js';
import { runsAsRoot, unprivilegedUser, userWithId, type SystemUser } from './system-user.js';

export type Progress = (sentence: string) => void;

/** Where a cluster lives and who runs it. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  readonly user: SystemUser | null;
}

/** Kept in the data directory when the cluster had to go elsewhere. */
const locationFile = (dataDir: string): string => join(dataDir, 'postgres-location');

const insideDataDir = (dataDir: string): string => join(dataDir, 'postgres');

export async function homeOf(dataDir: string): Promise<string> {
  const elsewhere = await readFile(locationFile(dataDir), 'utf8').catch(() => '');
  return elsewhere.trim() || insideDataDir(dataDir);
}

export const canEnter = async (user: SystemUser, folder: string): Promise<boolean> =>
  (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user)).succeeded;

/** A cluster may only be run by its owner, which is whoever made it, not necessarily the user chosen today. */
async function userFor(folder: string): Promise<SystemUser | null> {
  if (!runsAsRoot()) return null;
  const owner = await stat(join(folder, 'cluster')).catch(() => null);
  return owner !== null && owner.uid !== 0 ? userWithId(owner.uid, owner.gid) : unprivilegedUser();
}

/** An unguessable name below a folder open to everybody, so that nobody can have put something there before us. */
async function makeHomeElsewhere(dataDir: string, user: SystemUser): Promise<string> {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  for (const parent of new Set(['/var/tmp', tmpdir(), '/tmp'])) {
    const folder = await mkdtemp(join(parent, `opentcg-${key}-`)).catch(() => null);
    if (folder === null) continue;
    await chown(folder, user.uid, user.gid);
    if (await canEnter(user, folder)) {
      await writeFile(locationFile(dataDir), `${folder}\n`);
      return folder;
    }
    await rm(folder, { recursive: true });
  }
  throw new Error(`The user "${user.name}", who runs PostgreSQL because root may not, can enter no temporary folder.`);
}

export async function openHome(dataDir: string, onProgress: Progress): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const folder = await homeOf(dataDir);
  const user = await userFor(folder);
  const home = (place: string): Home => ({ folder: place, cluster: join(place, 'cluster'), user });

  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user === null) return home(folder);
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  if (await canEnter(user, folder)) return home(folder);

  const exists = await stat(join(folder, 'cluster')).catch(() => null);
  if (exists !== null) throw new Error(`The user "${user.name}" owns the database in ${folder} but cannot enter it.`);
  await rm(folder, { recursive: true, force: true });
  const elsewhere = await makeHomeElsewhere(dataDir, user);
  onProgress(
    `PostgreSQL runs as "${user.name}" because root may not run it, and "${user.name}" cannot enter ${dataDir}: ` +
      `the database is kept in ${elsewhere}.`,
  );
  return home(elsewhere);
}

/** The package's own binaries where they run, else a copy beside the cluster. */
export async function binariesFor(home: Home, onProgress: Progress): Promise<Binaries> {
  const packaged = packagedBinaries();
  if ((await whyNotRunnable(packaged, home.user)) === null) return packaged;

  const copy = join(home.folder, 'binaries');
  if ((await whyNotRunnable(copy, home.user)) === null) return copy;
  onProgress(`PostgreSQL cannot be run where it was installed; copying it to ${copy}.`);
  await copyBinaries(packaged, copy, home.user);
  const reason = await whyNotRunnable(copy, home.user);
  if (reason !== null) throw new Error(`The embedded PostgreSQL does not run on this machine: ${reason}`);
  return copy;
}
