import { edgeWeights } from './edge-weights.js';
import type { Field, VertexPair } from './field.js';
import type { PointGroup } from './point-groups.js';
import { minCostPerfectMatching } from './weighted-matching.js';

/** Above this a matching by cost would take longer than a round may. */
const LARGEST_EXCHANGE = 128;

/**
 * Pairs the players whom their groups left over. Some pairs of the groups are opened again, so that another player may
 * leave a group in their place; among the players involved the pairing is the best one by the whole objective.
 * Returns all mates, or null where these players cannot be paired among themselves.
 */
export const exchange = (
  field: Field,
  groups: readonly PointGroup[],
  leftOver: readonly number[],
  barred: readonly (readonly number[])[],
  inside: Int32Array,
  opened: number,
): Int32Array | null => {
  const involved = [...leftOver];
  for (const group of groups) {
    for (let i = group.length - 1, pairs = 0; i >= 0 && pairs < opened; i--) {
      const [u, v] = [group[i], inside[group[i]]];
      if (v < 0 || v > u || involved.length + 2 > LARGEST_EXCHANGE) continue;
      involved.push(v, u);
      pairs++;
    }
  }
  if (involved.length > LARGEST_EXCHANGE) return null;
  involved.sort((a, b) => a - b);
  const best = minCostPerfectMatching(edgeWeights(field, involved, (u, v) => !barred[u].includes(v)));
  if (best === null) return null;
  const mate = inside.slice();
  best.forEach((partner, i) => (mate[involved[i]] = involved[partner]));
  return mate;
};

export const pairsOf = (mate: Int32Array): VertexPair[] => {
  const pairs: VertexPair[] = [];
  mate.forEach((v, u) => u < v && pairs.push([u, v]));
  return pairs;
};
