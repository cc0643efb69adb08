import { spawn, type SpawnOptions } from 'node:child_process';
import type { SystemUser } from './system-user.js';

/** Nothing of the caller's PG* variables or locale may change what the cluster becomes. */
const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

/** `/` because the other user may be unable to enter the current folder. */
export const spawnOptions = (user: SystemUser | null): SpawnOptions => ({
  cwd: '/',
  env: environment(),
  ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
});

export interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Never rejects: a program that cannot be started is one that failed. */
export function runProgram(program: string, args: readonly string[], user: SystemUser | null): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...spawnOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout!.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr!.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString().trim() }));
  });
}
