import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { closeApp, prepareApp } from './app.js';
import { parseConfig, type Config } from './config/index.js';
import { fastifyAdapter } from './shared/infrastructure/http/fastify-server.js';
import { createPino, PinoLogger } from './shared/infrastructure/logging/pino-logger.js';
import { VERSION } from './shared/version.js';
import { openDatabase, type OpenDatabase } from './start/open-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readConfig(): Config {
  const config = parseConfig(process.env, process.cwd());
  if (config.ok) return config.value;
  for (const sentence of config.error) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function serve(config: Config, database: OpenDatabase): Promise<NestFastifyApplication> {
  const pino = createPino(config.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, database.url),
    fastifyAdapter(pino),
    { bodyParser: false, logger: new PinoLogger(pino), abortOnError: false },
  );
  await prepareApp(app);
  await app.listen(config.port, config.host);
  return app;
}

const reason = (error: unknown): string => {
  if ((error as { code?: unknown }).code === 'EADDRINUSE')
    return `port ${config.port} is taken. Set PORT to another, or to 0 for any that is free.`;
  return error instanceof Error ? error.message : String(error);
};

/** Resolves with the first request to stop, whenever it comes. */
const stopRequested = new Promise<string>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal));
});

const started = performance.now();
const config = readConfig();
say(`OpenTCG ${VERSION} is starting.`);
let database: OpenDatabase | null = null;
try {
  database = await openDatabase(config, say);
  const app = await serve(config, database);
  const address = await app.getUrl();
  say(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  say(`  API            ${address}/api`);
  say(`  Documentation  ${address}/api/docs`);
  if (database.newAdminToken !== null) {
    say(`  Admin token    ${database.newAdminToken}`);
    say('                 shown this once and kept in the data directory, in the file admin-token');
  }
  say(`${await stopRequested}: finishing what is under way.`);
  await closeApp(app);
  await database.close();
  say('Stopped.');
  process.exit(0);
} catch (error) {
  process.stderr.write(`OpenTCG could not start: ${reason(error)}\n`);
  await database?.close().catch(() => undefined);
  process.exit(1);
}
