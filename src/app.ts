import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Drain } from './shared/infrastructure/health/drain.js';
import { prepareServer } from './shared/infrastructure/http/fastify-server.js';
import { serveOpenApi } from './shared/infrastructure/http/open-api.js';

/** What an application built from the AppModule still needs before it listens. */
export const prepareApp = async (app: NestFastifyApplication): Promise<void> => {
  await prepareServer(app);
  serveOpenApi(app);
};

/** Readiness goes red, nobody new is let in, running requests finish, streams end. */
export const closeApp = async (app: NestFastifyApplication): Promise<void> => {
  const drain = app.get(Drain, { strict: false });
  drain.begin();
  const closed = app.close();
  await drain.idle();
  drain.disconnect();
  await closed;
};
