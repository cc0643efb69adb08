import { describe, expect, it } from '@jest/globals';
import { parseConfig, type Environment } from './parse-config.js';

const SERVER = 'postgresql://app:secret@db.example/opentcg';
const OWNER = 'postgres://owner:secret@db.example:5433/opentcg';

const parsed = (env: Environment) => {
  const result = parseConfig(env, '/srv');
  if (!result.ok) throw new Error(result.error.join(' '));
  return result.value;
};
const problems = (env: Environment) => {
  const result = parseConfig(env, '/srv');
  return result.ok ? [] : result.error;
};

describe('parseConfig', () => {
  it('gives every setting a value when nothing is set', () => {
    expect(parsed({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'EMBEDDED' },
      dataDir: '/srv/.data',
      seedDemo: true,
      adminToken: null,
      rateLimit: true,
      logLevel: 'info',
      groupCommit: true,
      webhookPrivateTargets: false,
    });
  });

  it('takes every setting from the environment', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: SERVER,
      DATABASE_OWNER_URL: OWNER,
      OPENTCG_DATA_DIR: '/var/lib/opentcg',
      OPENTCG_SEED_DEMO: 'true',
      OPENTCG_ADMIN_TOKEN: 'a'.repeat(24),
      OPENTCG_RATE_LIMIT: 'off',
      OPENTCG_LOG_LEVEL: 'debug',
      OPENTCG_GROUP_COMMIT: 'off',
      OPENTCG_WEBHOOK_PRIVATE_TARGETS: 'on',
    };
    expect(parsed(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      database: { kind: 'EXTERNAL', serverUrl: SERVER, ownerUrl: OWNER },
      dataDir: '/var/lib/opentcg',
      seedDemo: true,
      adminToken: 'a'.repeat(24),
      rateLimit: false,
      logLevel: 'debug',
      groupCommit: false,
      webhookPrivateTargets: true,
    });
  });

  it('migrates as the server when no owner is named', () => {
    expect(parsed({ DATABASE_URL: SERVER }).database).toEqual({
      kind: 'EXTERNAL',
      serverUrl: SERVER,
      ownerUrl: SERVER,
    });
  });

  it('leaves an external database without demo data unless asked', () => {
    expect(parsed({ DATABASE_URL: SERVER }).seedDemo).toBe(false);
  });

  it('treats an empty variable as unset', () => {
    expect(parsed({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { kind: 'EMBEDDED' } });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'postgres://host'],
    ['DATABASE_URL', 'opentcg'],
    ['OPENTCG_SEED_DEMO', 'yes'],
    ['OPENTCG_ADMIN_TOKEN', 'a'.repeat(23)],
    ['OPENTCG_ADMIN_TOKEN', 'twenty four chars & spaces'],
    ['OPENTCG_RATE_LIMIT', 'true'],
    ['OPENTCG_LOG_LEVEL', 'loud'],
    ['OPENTCG_GROUP_COMMIT', '1'],
  ])('refuses %s=%s in a sentence that names it', (name, value) => {
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))]);
  });

  it('refuses an owner without a server', () => {
    expect(problems({ DATABASE_OWNER_URL: OWNER })).toEqual([expect.stringContaining('without DATABASE_URL')]);
  });

  it('tells everything that is wrong at once', () => {
    expect(problems({ PORT: 'x', OPENTCG_RATE_LIMIT: 'x', OPENTCG_LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  it.each([
    ['OPENTCG_ADMIN_TOKEN', 'hunter2'],
    ['DATABASE_URL', 'mysql://app:hunter2@host/db'],
  ])('never repeats the secret in %s', (name, value) => {
    expect(problems({ [name]: value }).join()).not.toContain('hunter2');
  });
});
