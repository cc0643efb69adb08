import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { extendToMaximum } from './maximum-matching.js';

const largest = (size: number, edge: (u: number, v: number) => boolean): number => {
  const known = new Map<number, number>();
  const search = (left: number): number => {
    if (left === 0) return 0;
    const seen = known.get(left);
    if (seen !== undefined) return seen;
    const u = 31 - Math.clz32(left);
    let best = search(left & ~(1 << u));
    for (let v = 0; v < u; v++)
      if (left & (1 << v) && edge(u, v)) best = Math.max(best, 1 + search(left & ~(1 << u) & ~(1 << v)));
    known.set(left, best);
    return best;
  };
  return search((1 << size) - 1);
};

it('extends to a matching of the largest size', () => {
  const graph = fc.integer({ min: 1, max: 11 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      barred: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: size * size }),
    }),
  );
  fc.assert(
    fc.property(graph, ({ size, barred }) => {
      const lists = Array.from({ length: size }, (): number[] => []);
      for (const [u, v] of barred) {
        lists[u].push(v);
        lists[v].push(u);
      }
      const mate = new Int32Array(size).fill(-1);
      extendToMaximum(
        lists.map((_, v) => v),
        (v) => lists[v],
        mate,
      );
      const valid = mate.every((v, u) => v === -1 || (mate[v] === u && !lists[u].includes(v)));
      const pairs = mate.filter((v) => v !== -1).length / 2;
      return valid && pairs === largest(size, (u, v) => !lists[u].includes(v));
    }),
    { numRuns: 3000, seed: 1 },
  );
});

describe('a long chain of blossoms', () => {
  it('is matched whole', () => {
    const size = 31;
    const linked = (u: number, v: number): boolean => Math.abs(u - v) <= 2;
    const all = Array.from({ length: size }, (_, v) => v);
    const mate = new Int32Array(size).fill(-1);
    extendToMaximum(all, (u) => all.filter((v) => !linked(u, v)), mate);
    if (mate.filter((v) => v === -1).length !== 1) throw new Error('more than one vertex is left');
  });
});
