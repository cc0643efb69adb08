import { Blossoms } from './blossoms.js';

/** Costs of a dense graph, row by row; `NO_EDGE` where two vertices may not be paired. Costs are whole numbers. */
export interface CostMatrix {
  readonly size: number;
  readonly cost: Float64Array;
}

export const NO_EDGE = -1;

/**
 * A perfect matching of the least total cost, as the mate of each vertex, or null where no perfect matching exists.
 * Edmonds' blossom algorithm in its dense primal-dual form, O(n³); exact while size × largest cost stays below 2^51.
 */
export const minCostPerfectMatching = ({ size, cost }: CostMatrix): Int32Array | null => {
  if (size % 2 === 1) return null;
  let largest = 0;
  for (const c of cost) if (c > largest) largest = c;
  const blossoms = new Blossoms(size, (u, v) => {
    const c = cost[u * size + v];
    return c === NO_EDGE ? 0 : largest - c + 1;
  });
  return blossoms.perfectMatching();
};
