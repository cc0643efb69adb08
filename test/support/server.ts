import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { closeApp, prepareApp } from '../../src/app.js';
import { parseConfig } from '../../src/config/index.js';
import { installAdmin } from '../../src/modules/identity/index.js';
import { fastifyAdapter } from '../../src/shared/infrastructure/http/fastify-server.js';
import { createPino, PinoLogger } from '../../src/shared/infrastructure/logging/pino-logger.js';
import { Api } from './api.js';
import { createTestDatabase, query, type TestDatabase } from './database.js';

export const ADMIN_TOKEN = 'an-admin-token-for-the-tests';

export interface TestServer {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  readonly url: string;
  /** The API as the first admin. */
  readonly admin: Api;
  close(): Promise<void>;
}

/** A listening server on a database; settings are environment variables. */
export async function startOn(database: TestDatabase, settings: Record<string, string> = {}): Promise<TestServer> {
  const config = parseConfig({ OPENTCG_LOG_LEVEL: 'silent', OPENTCG_RATE_LIMIT: 'off', ...settings }, '/');
  if (!config.ok) throw new Error(config.error.join('\n'));
  await installAdmin(
    async (sql, values) => ({ rowCount: (await query(database.ownerUrl, `${sql} RETURNING 1`, values)).length }),
    ADMIN_TOKEN,
  );
  const pino = createPino(config.value.logLevel);
  const testing = await Test.createTestingModule({ imports: [AppModule.with(config.value, database.url)] })
    .setLogger(new PinoLogger(pino))
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(fastifyAdapter(pino), { bodyParser: false });
  await prepareApp(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return { app, database, url, admin: new Api(url, ADMIN_TOKEN), close: () => closeApp(app) };
}

/** The same with a database of its own, dropped when it closes. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const server = await startOn(database, settings);
  return {
    ...server,
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
