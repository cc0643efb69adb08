import type { Field, VertexPair } from './field.js';
import { compareCosts, type Cost, costOf } from './objective.js';

/** Every perfect matching of the given vertices. */
export function* allPairings(vertices: readonly number[]): Generator<VertexPair[]> {
  if (vertices.length === 0) yield [];
  const [first, ...others] = vertices;
  for (const partner of others)
    for (const rest of allPairings(others.filter((v) => v !== partner))) yield [[first, partner], ...rest];
}

/** The least cost of all pairings without a hard forbidden pair that pass the filter. */
export const bruteForce = (field: Field, accept: (pairs: VertexPair[]) => boolean = () => true): Cost | null => {
  const vertices = Array.from({ length: field.size + (field.size % 2) }, (_, v) => v);
  let best: Cost | null = null;
  for (const pairs of allPairings(vertices)) {
    if (pairs.some(([u, v]) => v < field.size && field.hard[u].includes(v))) continue;
    const cost = costOf(field, pairs);
    if ((best === null || compareCosts(cost, best) < 0) && accept(pairs)) best = cost;
  }
  return best;
};
