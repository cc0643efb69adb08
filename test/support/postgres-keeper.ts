/**
 * The test run's PostgreSQL and folder. Prints where they are when ready and waits until standard input ends, which it
 * does however the run ends, kill -9 included; then stops and removes all that the run left.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { startEmbeddedPostgres } from '../../src/shared/infrastructure/embedded-postgres/index.js';
import { clearRunFolder } from './clear-run-folder.js';
import { TEMPLATE_DATABASE } from './template-database.js';

/** The run's folder goes away with it, so nothing needs to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Closed to connections once it is migrated: PostgreSQL copies only a database that nobody is using. */
async function createTemplate(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
    const url = new URL(ownerUrl);
    url.pathname = `/${TEMPLATE_DATABASE}`;
    await prepareDatabase(url.toString(), { kind: 'URL', url: url.toString() });
    await owner.query(`ALTER DATABASE ${TEMPLATE_DATABASE} ALLOW_CONNECTIONS false`);
  } finally {
    await owner.end();
  }
}

const runEnded = (async () => {
  for await (const chunk of process.stdin) void chunk;
})();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdout.on('error', () => undefined);

const runDir = mkdtempSync(join(tmpdir(), 'opentcg-test-'));
// As root PostgreSQL runs as another user, who has to pass through.
chmodSync(runDir, 0o711);
try {
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir: runDir, settings: FAST });
  await createTemplate(ownerUrl);
  process.stdout.write(`${JSON.stringify({ databaseUrl: ownerUrl, runDir })}\n`);
  await runEnded;
} finally {
  await clearRunFolder(runDir);
}
