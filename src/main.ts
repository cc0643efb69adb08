import { parseConfig } from './config/index.js';
import { startEmbeddedPostgres } from './shared/infrastructure/embedded-postgres/index.js';

const config = parseConfig(process.env, process.cwd());
if (!config.ok) {
  console.error(config.error.join('\n'));
  process.exit(1);
}
const database = await startEmbeddedPostgres({ dataDir: config.value.dataDir, onProgress: console.log });
console.log(database.ownerUrl, database.pid, database.adopted);
const stop = async () => {
  await database.stop();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
setInterval(() => undefined, 1000);
