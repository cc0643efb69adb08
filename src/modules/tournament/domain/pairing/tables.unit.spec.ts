import { describe, expect, it } from '@jest/globals';
import type { Pair } from './swiss-input.js';
import { assignTables } from './tables.js';

const PAIRS: Pair[] = [
  ['a', 'b'],
  ['c', 'd'],
  ['e', 'f'],
  ['g', null],
];
const tables = (fixed: Record<string, number>): number[] =>
  assignTables(PAIRS, new Map(Object.entries(fixed))).map(({ table }) => table);

describe('tables', () => {
  it.each<[string, Record<string, number>, number[]]>([
    ['go by the order of the pairs', {}, [1, 2, 3, 4]],
    ['come to who has a fixed one', { e: 1 }, [2, 3, 1, 4]],
    ['may be fixed beyond the others', { b: 90 }, [90, 1, 2, 3]],
    ['fixed for both are those of the better-placed', { c: 7, d: 8 }, [1, 7, 2, 3]],
    ['claimed twice go to the earlier pair', { a: 2, e: 2 }, [2, 1, 3, 4]],
    ['claimed twice leave the later pair the other wish', { a: 2, e: 2, f: 5 }, [2, 1, 5, 3]],
  ])('%s', (_, fixed, expected) => expect(tables(fixed)).toEqual(expected));
});
