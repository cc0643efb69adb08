import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { run } from './program.js';

const GOLDEN = join(import.meta.dirname, '..', '..', 'test', 'golden-replays');
const golden = readdirSync(GOLDEN).filter((file) => file.endsWith('.json'));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opentcg-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const opentcg = async (...args: string[]) => {
  const written = { out: '', err: '' };
  const exitCode = await run(args, {
    out: (line) => void (written.out += `${line}\n`),
    err: (text) => void (written.err += text),
    isInteractive: false,
  });
  return { exitCode, ...written };
};

describe.each(golden)('%s', (name) => {
  const path = join(GOLDEN, name);
  const { actions, seedCommitment } = JSON.parse(readFileSync(path, 'utf8')) as {
    actions: { type: string }[];
    seedCommitment: string;
  };

  it('is verified', async () => {
    const { exitCode, out } = await opentcg('verify', path, '--commitment', seedCommitment);
    expect([exitCode, out]).toEqual([0, expect.stringContaining(`OK: ${actions.length} actions`)]);
  });

  it('is found broken, by name and exit code, when an action was changed', async () => {
    const broken = join(folder, name);
    writeFileSync(broken, readFileSync(path, 'utf8').replace(/("seq":4,.*"type":")\w+/, '$1FORGED'));
    const { exitCode, out } = await opentcg('verify', broken);
    expect([exitCode, out]).toEqual([1, expect.stringContaining('BROKEN at 4: HASH')]);
    expect(JSON.parse((await opentcg('verify', broken, '--json')).out)).toMatchObject({
      valid: false,
      firstBroken: { seq: 4, what: 'HASH' },
    });
  });

  it.each(['0', '1', 'spectator', 'omniscient'])('is shown to %s at every moment', async (observer) => {
    for (const seq of [1, 2, 3, Math.floor(actions.length / 2), actions.length]) {
      const { exitCode, out } = await opentcg('show', path, '--at', String(seq), '--as', observer);
      expect([exitCode, out]).toEqual([0, expect.stringContaining(`${seq} of ${actions.length}`)]);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('is told in words', async () => {
    const { exitCode, out } = await opentcg('story', path);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/Ada against Bo/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(out.split('\n').length).toBeGreaterThan(actions.length);
  });
});

describe('many replays', () => {
  it('are counted, game by game', async () => {
    const { exitCode, out } = await opentcg('stats', GOLDEN, '--json');
    const counted = JSON.parse(out) as { matches: number }[];
    expect([exitCode, counted.reduce((sum, { matches }) => sum + matches, 0)]).toEqual([0, golden.length]);
    expect((await opentcg('stats', GOLDEN)).out).toContain('first seat wins');
  });

  it.each(['ndjson', 'csv', 'parquet'])('are exported as %s', async (format) => {
    const out = join(folder, `actions.${format}`);
    expect((await opentcg('export', GOLDEN, '--format', format, '--out', out)).exitCode).toBe(0);
    expect(readFileSync(out).length).toBeGreaterThan(1000);
  });

  it('are a row a match, if so wanted', async () => {
    const out = join(folder, 'matches.csv');
    await opentcg('export', GOLDEN, '--rows', 'matches', '--format', 'csv', '--out', out);
    expect(readFileSync(out, 'utf8').trimEnd().split('\r\n')).toHaveLength(golden.length + 1);
  });
});

describe('what cannot be understood ends with 2 and a sentence', () => {
  it.each([
    [['dance'], 'unknown command'],
    [['verify'], 'missing required argument'],
    [['verify', '/nowhere.json'], 'cannot be read'],
    [['verify', 'package.json'], 'is not a replay'],
    [['stats', '/nowhere'], 'cannot be read'],
    [['show', join(GOLDEN, golden[0]!), '--at', '0'], 'There are actions 1 to'],
    [['show', join(GOLDEN, golden[0]!), '--at', 'x'], 'whole number'],
    [['show', join(GOLDEN, golden[0]!), '--as', '3'], '0, 1, spectator'],
    [['export', GOLDEN, '--format', 'xml'], 'Allowed choices'],
    [['verify', join(GOLDEN, golden[0]!), '--key', 'package.json'], 'holds no public key'],
  ])('%j', async (args, sentence) => {
    const { exitCode, err } = await opentcg(...args);
    expect([exitCode, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('help is no mistake', async () => expect((await opentcg('--help')).exitCode).toBe(0));
});
