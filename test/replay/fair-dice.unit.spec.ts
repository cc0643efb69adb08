import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256Hex } from '../../src/modules/gameplay/domain/engine/canonical.js';
import { seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import { historyKey } from '../../src/modules/match/domain/history.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'fair-dice.md'), 'utf8');
/** What the program of the page prints; the page was written from a run of it. */
const [commitment, order, dice, key] = [...page.matchAll(/^```text\n([^`]*)```/gm)].at(-1)![1]!.trim().split('\n');
const seed = /seed = "([0-9a-f]{64})"/.exec(page)![1]!;

describe('the numbers that docs/fair-dice.md shows are the server’s', () => {
  it('the commitment', () => expect(sha256Hex(Buffer.from(seed, 'hex'))).toBe(commitment));

  it('a shuffle', () =>
    expect(seededRandom(seed, 0).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(JSON.parse(order!)));

  it('throws of a die', () => {
    const random = seededRandom(seed, 3);
    expect(Array.from({ length: 10 }, () => random.int(6) + 1)).toEqual(JSON.parse(dice!));
  });

  it('the key of the history', () => expect(historyKey(seed).toString('hex')).toBe(key));
});
