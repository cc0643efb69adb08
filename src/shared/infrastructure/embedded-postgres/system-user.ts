import { readFile } from 'node:fs/promises';

/** The user PostgreSQL runs as when that is not the user who runs the server. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

const parsePasswd = (passwd: string): readonly SystemUser[] =>
  passwd
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0 && user.gid > 0);

const passwd = async (): Promise<readonly SystemUser[]> => parsePasswd(await readFile('/etc/passwd', 'utf8'));

/** PostgreSQL refuses to run as root. */
export async function unprivilegedUser(): Promise<SystemUser> {
  const users = await passwd();
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  if (user === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" to run it as. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return user;
}

export async function userWithId(uid: number, gid: number): Promise<SystemUser> {
  const known = (await passwd()).find((user) => user.uid === uid);
  return { name: known?.name ?? `uid ${uid}`, uid, gid };
}
