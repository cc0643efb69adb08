import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installAdmin } from '../../src/modules/identity/index.js';
import { prepareDatabase } from '../../src/shared/infrastructure/database/index.js';
import { startEmbeddedPostgres } from '../../src/shared/infrastructure/embedded-postgres/index.js';

export const ADMIN_TOKEN = 'the-admin-token-of-the-benchmark';

export interface Running {
  readonly url: string;
  readonly process: ChildProcess;
}

export interface Stage {
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  server(settings?: Record<string, string>): Promise<Running>;
  bareEcho(): Promise<Running>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own with `synchronous_commit=on` and `fsync=on`, and processes that end with the benchmark. */
export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'opentcg-bench-'));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { serverUrl } = await prepareDatabase(
    postgres.ownerUrl,
    { kind: 'PASSWORD', password: 'bench' },
    async ({ ownerUrl }) => {
      const owner = new pg.Client({ connectionString: ownerUrl });
      await owner.connect();
      await installAdmin((sql, values) => owner.query(sql, values), ADMIN_TOKEN);
      await owner.end();
    },
  );
  const children: ChildProcess[] = [];
  const start = async (file: string, env: Record<string, string>): Promise<Running> => {
    const child = fork(new URL(file, import.meta.url), {
      execArgv: [
        '--expose-gc',
        '--max-semi-space-size=64',
        '--import',
        new URL('../../scripts/typescript.js', import.meta.url).href,
      ],
      env: { ...process.env, ...env },
    });
    children.push(child);
    const [url] = (await once(child, 'message')) as [string];
    return { url, process: child };
  };
  return {
    databaseUrl: serverUrl,
    ownerUrl: postgres.ownerUrl,
    server: (settings = {}) => start('./bench-server.ts', { DATABASE_URL: serverUrl, ...settings }),
    bareEcho: () => start('./bare-echo.ts', {}),
    close: async () => {
      await Promise.all(
        children
          .filter(({ connected }) => connected)
          .map(async (child) => {
            const exited = once(child, 'exit');
            child.disconnect();
            await exited;
          }),
      );
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
