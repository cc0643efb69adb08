import { createHash } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemo } from '../../seeds/demo.js';
import type { Config } from '../config/index.js';
import { installAdmin } from '../modules/identity/index.js';
import { prepareDatabase, type PreparedDatabase, type ServerLogin } from '../shared/infrastructure/database/index.js';
import { keepEmbeddedPostgres } from '../shared/infrastructure/embedded-postgres/index.js';

export interface OpenDatabase {
  readonly url: string;
  /** A token of the first admin that is to be shown: at the first start, or null. */
  readonly newAdminToken: string | null;
  close(): Promise<void>;
}

/** The database, whichever it is: running, migrated, with its first admin and its demo data. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  const { ownerUrl, login, close } = await reach(config, say);
  let newAdminToken: string | null = null;
  try {
    const { serverUrl, protection } = await prepareDatabase(ownerUrl, login, async (prepared) => {
      const { migrated } = prepared;
      say(migrated.length > 0 ? `Migrated: ${migrated.join(', ')}.` : 'The schema is up to date.');
      newAdminToken = await furnish(config, prepared, say);
    });
    if (protection === 'TRIGGERS')
      say('Warning: the server uses the role of the owner, so only triggers protect the log. Set DATABASE_OWNER_URL.');
    return { url: serverUrl, newAdminToken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function reach({ database, dataDir }: Config, say: (line: string) => void) {
  if (database.kind === 'EXTERNAL') {
    const login: ServerLogin = { kind: 'URL', url: database.serverUrl };
    return { ownerUrl: database.ownerUrl, login, close: () => Promise.resolve() };
  }
  const postgres = await keepEmbeddedPostgres({ dataDir, onProgress: say }, say);
  const secret = new URL(postgres.ownerUrl).password;
  const password = createHash('sha256').update(`opentcg/server-role:${secret}`).digest('hex');
  const login: ServerLogin = { kind: 'PASSWORD', password };
  return { ownerUrl: postgres.ownerUrl, login, close: () => postgres.stop() };
}

async function furnish(config: Config, { ownerUrl }: PreparedDatabase, say: (line: string) => void) {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'opentcg first start' });
  await owner.connect();
  try {
    const token = await installAdmin((sql, values) => owner.query(sql, values), config.adminToken);
    if (config.seedDemo && (await seedDemo(owner))) say('Seeded the demo data.');
    if (token === null || config.adminToken !== null) return null;
    await keepToken(config.dataDir, token);
    return token;
  } finally {
    await owner.end();
  }
}

async function keepToken(dataDir: string, token: string): Promise<void> {
  const file = join(dataDir, 'admin-token');
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
