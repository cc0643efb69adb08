import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allPairings } from './brute-force.fixture.js';
import { minCostPerfectMatching, NO_EDGE } from './weighted-matching.js';

const graph = fc.integer({ min: 1, max: 5 }).chain((half) =>
  fc.record({
    size: fc.constant(2 * half),
    edges: fc.array(fc.oneof(fc.constant(NO_EDGE), fc.integer({ min: 0, max: 12 })), {
      minLength: half * (2 * half - 1),
      maxLength: half * (2 * half - 1),
    }),
  }),
);

const matrixOf = (size: number, edges: readonly number[]): Float64Array => {
  const cost = new Float64Array(size * size).fill(NO_EDGE);
  let next = 0;
  for (let u = 0; u < size; u++)
    for (let v = u + 1; v < size; v++) cost[u * size + v] = cost[v * size + u] = edges[next++];
  return cost;
};

describe('minCostPerfectMatching', () => {
  it('finds what trying every matching finds', () => {
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const cost = matrixOf(size, edges);
        let best = Infinity;
        for (const pairs of allPairings(Array.from({ length: size }, (_, v) => v))) {
          const costs = pairs.map(([u, v]) => cost[u * size + v]);
          if (!costs.includes(NO_EDGE))
            best = Math.min(
              best,
              costs.reduce((sum, c) => sum + c, 0),
            );
        }
        const mate = minCostPerfectMatching({ size, cost });
        if (mate === null) return best === Infinity;
        let found = 0;
        mate.forEach((v, u) => {
          if (mate[v] !== u || cost[u * size + v] === NO_EDGE) found = NaN;
          found += cost[u * size + v] / 2;
        });
        return found === best;
      }),
      { numRuns: 1500, seed: 1 },
    );
  });

  it('has no perfect matching for an odd number', () => {
    expect(minCostPerfectMatching({ size: 3, cost: new Float64Array(9) })).toBeNull();
  });
});
