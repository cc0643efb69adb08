import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../src/modules/gameplay/domain/games/index.js';
import { ADMIN_TOKEN, startServer, type TestServer } from '../support/server.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const demoMatch = (...options: string[]) =>
  run(
    process.execPath,
    ['--import', './scripts/typescript.js', 'scripts/demo-match.ts', '--url', server.url, '--token', ...options],
    { cwd: ROOT, env: { PATH: process.env['PATH'] }, maxBuffer: 64 * 1024 * 1024 },
  );

describe('npm run demo:match', () => {
  it.each(games.map(({ id }) => id))('plays %s over the API and tells its story', async (game) => {
    const { stdout } = await demoMatch(ADMIN_TOKEN, '--game', game);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^Ada and Bo play ${game}: match [0-9a-f-]{36}`));
    expect(lines.at(-1)).toMatch(/^(Ada wins|Bo wins|Nobody wins) after \d+ actions: \S+\.$/);
    expect(lines.length).toBeGreaterThan(10);
    expect(stdout).not.toMatch(/undefined|\[object/);
  });

  it.each([
    ['a game that does not exist', [ADMIN_TOKEN, '--game', 'chess'], 'There is no game "chess"'],
    ['a token of nobody', ['nobody'], '401'],
  ])('names %s', async (_, options, sentence) => {
    await expect(demoMatch(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });
});
