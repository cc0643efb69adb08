import { chown, rename, rm, stat, writeFile } from 'node:fs/promises';
import { program, type Binaries } from './binaries.js';
import type { Home } from './home.js';
import { runProgram } from './run-program.js';

export const SUPERUSER = 'postgres';

export const clusterExists = (home: Home): Promise<boolean> =>
  stat(home.cluster).then(
    () => true,
    () => false,
  );

/** Made aside and moved into place: a first start that is cut off leaves no half cluster behind. */
export async function createCluster(
  home: Home,
  binaries: Binaries,
  password: string,
  { durable }: { readonly durable: boolean },
): Promise<void> {
  const unfinished = `${home.cluster}.${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (home.user !== null) await chown(passwordFile, home.user.uid, home.user.gid);
    const { succeeded, output } = await runProgram(
      program(binaries, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      home.user,
    );
    if (!succeeded) throw new Error(`PostgreSQL could not create its files in ${home.folder}: ${output}`);
    await rename(unfinished, home.cluster).catch(async (error: unknown) => {
      if (!(await clusterExists(home))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}
