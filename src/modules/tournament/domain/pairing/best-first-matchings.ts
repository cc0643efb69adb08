import { type CostMatrix, minCostPerfectMatching, NO_EDGE } from './weighted-matching.js';

type Edge = readonly [number, number];

interface Subproblem {
  readonly forced: readonly Edge[];
  readonly banned: readonly Edge[];
  readonly best: readonly Edge[];
  readonly cost: number;
}

const edgesOf = (mate: Int32Array): Edge[] => {
  const edges: Edge[] = [];
  mate.forEach((v, u) => u < v && edges.push([u, v]));
  return edges;
};

/** The best matching with some edges forced and others banned. */
const solve = ({ size, cost }: CostMatrix, forced: readonly Edge[], banned: readonly Edge[]): Subproblem | null => {
  const taken = new Set(forced.flat());
  const open = Array.from({ length: size }, (_, v) => v).filter((v) => !taken.has(v));
  const rest = new Float64Array(open.length ** 2);
  open.forEach((u, i) => open.forEach((v, j) => (rest[i * open.length + j] = cost[u * size + v])));
  for (const [u, v] of banned) {
    const [i, j] = [open.indexOf(u), open.indexOf(v)];
    if (i >= 0 && j >= 0) rest[i * open.length + j] = rest[j * open.length + i] = NO_EDGE;
  }
  const mate = minCostPerfectMatching({ size: open.length, cost: rest });
  if (mate === null) return null;
  const best = [...forced, ...edgesOf(mate).map(([i, j]): Edge => [open[i], open[j]])];
  return { forced, banned, best, cost: best.reduce((sum, [u, v]) => sum + cost[u * size + v], 0) };
};

/**
 * All perfect matchings, cheapest first, until `budget` matchings were computed (Murty 1968): each refused matching
 * splits what is left by the first of its edges that is not used.
 */
export function* matchingsByCost(matrix: CostMatrix, budget: number): Generator<readonly Edge[]> {
  const first = solve(matrix, [], []);
  const queue: Subproblem[] = first === null ? [] : [first];
  let solved = 1;
  while (queue.length > 0) {
    const at = queue.reduce((least, sub, i) => (sub.cost < queue[least].cost ? i : least), 0);
    const [sub] = queue.splice(at, 1);
    yield sub.best;
    for (let i = sub.forced.length; i < sub.best.length; i++) {
      if (++solved > budget) return;
      const next = solve(matrix, sub.best.slice(0, i), [...sub.banned, sub.best[i]]);
      if (next !== null) queue.push(next);
    }
  }
}
