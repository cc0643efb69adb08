import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveOpenApi } from './shared/infrastructure/http/open-api.js';
import { prepareServer } from './shared/infrastructure/http/fastify-server.js';

/** What an application built from the AppModule still needs before it listens. */
export const prepareApp = async (app: NestFastifyApplication): Promise<INestApplication> => {
  await prepareServer(app);
  serveOpenApi(app);
  return app;
};
