/** The server as it ships, with a route beside it that only echoes. Tells its parent where it listens. */
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { prepareApp } from '../../src/app.js';
import { parseConfig } from '../../src/config/index.js';
import { SubmitActionBody } from '../../src/modules/match/api/match-bodies.js';
import { Roles } from '../../src/shared/infrastructure/auth/permissions.js';
import { fastifyAdapter } from '../../src/shared/infrastructure/http/fastify-server.js';
import { createPino } from '../../src/shared/infrastructure/logging/pino-logger.js';

@Controller('bench')
class EchoController {
  @Post('echo')
  @Roles('PLAYER')
  echo(@Body() body: SubmitActionBody) {
    return body;
  }
}

@Module({ controllers: [EchoController] })
class EchoModule {}

const config = parseConfig({ ...process.env, OPENTCG_RATE_LIMIT: 'off', OPENTCG_LOG_LEVEL: 'warn' }, '/');
if (!config.ok || config.value.database.kind !== 'EXTERNAL') throw new Error('DATABASE_URL is needed');
const root = AppModule.with(config.value, config.value.database.serverUrl);
const app = await NestFactory.create<NestFastifyApplication>(
  { ...root, imports: [...(root.imports ?? []), EchoModule] },
  fastifyAdapter(createPino('warn')),
  { bodyParser: false, logger: ['error', 'warn'] },
);
await prepareApp(app);
await app.listen(0, '127.0.0.1');
process.send!(await app.getUrl());
process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    process.send!(process.memoryUsage());
  }
});
process.on('disconnect', () => process.exit(0));
