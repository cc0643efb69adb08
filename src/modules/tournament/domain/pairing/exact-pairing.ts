import { matchingsByCost } from './best-first-matchings.js';
import { edgeWeights } from './edge-weights.js';
import { type Field, isBye, type VertexPair } from './field.js';
import { type LookAhead, lookAhead } from './look-ahead.js';
import { compareCosts, costOf, objective, OBJECTIVE_TERMS, type ObjectiveValue } from './objective.js';
import { minCostPerfectMatching, type CostMatrix } from './weighted-matching.js';

export interface PairedRound {
  readonly pairs: readonly VertexPair[];
  readonly objective: readonly ObjectiveValue[];
}

const MATCHING_BUDGET = 3_000;

/** Only hard forbidden pairs are ruled out; everything else has a price. */
const mayMeet =
  (field: Field) =>
  (u: number, v: number): boolean =>
    isBye(field, u) || isBye(field, v) || !field.hard[u].includes(v);

/** The cheapest pairing that leaves the later rounds playable; `proved` unless the search ran out of its budget. */
const cheapestThatKeepsOpen = (
  field: Field,
  matrix: CostMatrix,
  ahead: LookAhead,
): { pairs: readonly VertexPair[]; proved: boolean } => {
  for (const pairs of matchingsByCost(matrix, MATCHING_BUDGET))
    if (ahead.keepsOpen(pairs)) return { pairs, proved: true };
  const [pairs] = [...ahead.witness].sort((a, b) => compareCosts(costOf(field, a), costOf(field, b)));
  return { pairs, proved: false };
};

/** The best of all pairings by the whole objective, or null where hard forbidden pairs leave none. */
export const pairExactly = (field: Field, roundsAfter: number): PairedRound | null => {
  const vertices = Array.from({ length: field.size + (field.size % 2) }, (_, v) => v);
  const weights = edgeWeights(field, vertices, mayMeet(field));
  const ahead = lookAhead(field, roundsAfter);
  let pairs: readonly VertexPair[];
  let proved = true;
  if (ahead !== null) {
    ({ pairs, proved } = cheapestThatKeepsOpen(field, weights, ahead));
  } else {
    const mate = minCostPerfectMatching(weights);
    if (mate === null) return null;
    pairs = vertices.filter((u) => u < mate[u]).map((u): VertexPair => [u, mate[u]]);
  }
  const value = costOf(field, pairs);
  const nothing = OBJECTIVE_TERMS.map(() => 0);
  return {
    pairs,
    objective: objective(
      value,
      nothing,
      OBJECTIVE_TERMS.map((_, t) => proved && t < weights.terms),
    ),
  };
};
