import { degree, disjointMatchings, SMALL_GRAPH_LIMIT, type SmallGraph } from './disjoint-matchings.js';
import type { Field, VertexPair } from './field.js';

const SEARCH_BUDGET = 20_000;
const CHECK_BUDGET = 4_000;

export interface LookAhead {
  /** The later rounds stay playable without a rematch after this round. */
  keepsOpen(round: readonly VertexPair[]): boolean;
  /** Rounds known to be playable one after the other; each of them may be played now. */
  readonly witness: readonly (readonly VertexPair[])[];
}

/** Who may still meet whom without a rematch; the bye is met by those who had none. */
export const openPairs = (field: Field): SmallGraph => {
  const size = field.size + (field.size % 2);
  return Array.from({ length: size }, (_, u) => {
    let mask = 0;
    for (let v = 0; v < size; v++) {
      if (u === v) continue;
      const [a, b] = u < v ? [u, v] : [v, u];
      const open = b === field.size ? !field.hadBye[a] : !field.met[a].includes(b) && !field.hard[a].includes(b);
      if (open) mask |= 1 << v;
    }
    return mask;
  });
};

/**
 * The condition that today's pairing leaves the planned rounds after it playable without a rematch, or null where no
 * pairing can break that: by Dirac's theorem a graph whose degrees are at least half its size has a perfect matching,
 * so this is a question of small fields and many rounds only. Where not all planned rounds can be played without a
 * rematch, as many as possible are kept.
 */
export const lookAhead = (field: Field, roundsAfter: number): LookAhead | null => {
  const size = field.size + (field.size % 2);
  if (roundsAfter < 1 || size < 4 || size > SMALL_GRAPH_LIMIT) return null;
  const graph = openPairs(field);
  const least = graph.reduce((min, _, v) => Math.min(min, degree(graph, v)), Infinity);
  for (let after = Math.min(roundsAfter, least - 1); after > 0; after--) {
    if (least - after >= size / 2) return null;
    const rounds = disjointMatchings(graph, after + 1, SEARCH_BUDGET);
    if (!rounds.found) continue;
    return {
      witness: rounds.matchings,
      keepsOpen: (round) => {
        const left = [...graph];
        for (const [u, v] of round) {
          left[u] &= ~(1 << v);
          left[v] &= ~(1 << u);
        }
        return disjointMatchings(left, after, CHECK_BUDGET).found;
      },
    };
  }
  return null;
};
