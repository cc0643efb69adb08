import pg from 'pg';
import { buildDataSource } from './data-source.js';
import { allowLogin, applyPrivileges, ensureServerRole, makeMember } from './grants.js';
import { serverRoleName } from './server-role.js';

/** One start at a time migrates, seeds and makes the first admin. */
const STARTUP_LOCK = 7_161_219;

/** How the server logs in: by an address of its own, or as the server role with a password to be set. */
export type ServerLogin =
  { readonly kind: 'URL'; readonly url: string } | { readonly kind: 'PASSWORD'; readonly password: string };

export interface PreparedDatabase {
  readonly ownerUrl: string;
  /** What the application connects with. */
  readonly serverUrl: string;
  /** TRIGGERS: the server is the owner, so that only triggers keep the log append-only. */
  readonly protection: 'ROLE_AND_TRIGGERS' | 'TRIGGERS';
  /** The names of the migrations that were run now. */
  readonly migrated: readonly string[];
}

async function runMigrations(url: string): Promise<readonly string[]> {
  const dataSource = await buildDataSource({ url, poolSize: 2, applicationName: 'opentcg migrations' }).initialize();
  try {
    return (await dataSource.runMigrations()).map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}

function withLogin(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  return changed.toString();
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

async function openServerLogin(owner: pg.Client, ownerUrl: string, login: ServerLogin): Promise<string> {
  const role = serverRoleName(owner.database!);
  switch (login.kind) {
    case 'PASSWORD':
      await allowLogin(owner, login.password);
      return withLogin(ownerUrl, role, login.password);
    case 'URL':
      if (userOf(login.url) !== role) await makeMember(owner, userOf(login.url));
      else await allowLogin(owner, decodeURIComponent(new URL(login.url).password));
      return login.url;
    default: {
      const unknown: never = login;
      return unknown;
    }
  }
}

async function migrateLocked(owner: pg.Client, ownerUrl: string, login: ServerLogin): Promise<PreparedDatabase> {
  const hasRole = await ensureServerRole(owner);
  const migrated = await runMigrations(ownerUrl);
  if (hasRole) await applyPrivileges(owner);

  if (login.kind === 'URL' && userOf(login.url) === userOf(ownerUrl)) {
    return { ownerUrl, serverUrl: login.url, protection: 'TRIGGERS', migrated };
  }
  if (!hasRole) {
    throw new Error(
      `The user "${userOf(ownerUrl)}" may not create the role "${serverRoleName(owner.database!)}" for the server: ` +
        'give it CREATEROLE, create the role by hand, or leave DATABASE_OWNER_URL unset.',
    );
  }
  return {
    ownerUrl,
    serverUrl: await openServerLogin(owner, ownerUrl, login),
    protection: 'ROLE_AND_TRIGGERS',
    migrated,
  };
}

/**
 * Brings the database up to date as its owner; `whileLocked` (demo data, the first admin) runs before another start
 * may begin.
 */
export async function prepareDatabase(
  ownerUrl: string,
  login: ServerLogin,
  whileLocked: (database: PreparedDatabase) => Promise<void> = async () => undefined,
): Promise<PreparedDatabase> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'opentcg start' });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [STARTUP_LOCK]);
    const prepared = await migrateLocked(owner, ownerUrl, login);
    await whileLocked(prepared);
    return prepared;
  } finally {
    await owner.end();
  }
}
