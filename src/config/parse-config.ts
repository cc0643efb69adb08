import { resolve } from 'node:path';
import { fail, ok, type Result } from '../shared/domain/result.js';
import { LOG_LEVELS, type Config, type DatabaseConfig } from './config.js';
import { oneOf, onOff, portNumber, postgresUrl, secretOfAtLeast, text, trueFalse, type Reader } from './variables.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const ADMIN_TOKEN_LENGTH = 24;

/** All that is wrong is told at once, each sentence naming its variable; an empty variable counts as unset. */
export function parseConfig(env: Environment, cwd: string): Result<Config, readonly string[]> {
  const problems: string[] = [];

  const read = <T, D>(name: string, reader: Reader<T>, unset: D): T | D => {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return unset;
    const parsed = reader(value);
    if (parsed.ok) return parsed.value;
    problems.push(`${name} ${parsed.error}.`);
    return unset;
  };

  const serverUrl = read('DATABASE_URL', postgresUrl, null);
  const ownerUrl = read('DATABASE_OWNER_URL', postgresUrl, null);
  if (ownerUrl !== null && !env['DATABASE_URL']?.trim()) {
    problems.push('DATABASE_OWNER_URL is set without DATABASE_URL; set both, or neither for the embedded database.');
  }
  const database: DatabaseConfig =
    serverUrl === null ? { kind: 'EMBEDDED' } : { kind: 'EXTERNAL', serverUrl, ownerUrl: ownerUrl ?? serverUrl };

  const config: Config = {
    port: read('PORT', portNumber, 3000),
    host: read('HOST', text, '127.0.0.1'),
    database,
    dataDir: resolve(cwd, read('OPENTCG_DATA_DIR', text, '.data')),
    seedDemo: read('OPENTCG_SEED_DEMO', trueFalse, database.kind === 'EMBEDDED'),
    adminToken: read('OPENTCG_ADMIN_TOKEN', secretOfAtLeast(ADMIN_TOKEN_LENGTH), null),
    rateLimit: read('OPENTCG_RATE_LIMIT', onOff, true),
    logLevel: read('OPENTCG_LOG_LEVEL', oneOf(...LOG_LEVELS), 'info'),
    groupCommit: read('OPENTCG_GROUP_COMMIT', onOff, true),
    webhookPrivateTargets: read('OPENTCG_WEBHOOK_PRIVATE_TARGETS', onOff, false),
  };
  return problems.length === 0 ? ok(config) : fail(problems);
}
