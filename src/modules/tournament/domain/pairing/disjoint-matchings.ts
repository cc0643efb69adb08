/** Adjacency as bit masks: bit v of `neighbours[u]`. At most 32 vertices. */
export type SmallGraph = readonly number[];
export const SMALL_GRAPH_LIMIT = 32;

export type DisjointMatchings =
  | { readonly found: true; readonly matchings: readonly (readonly (readonly [number, number])[])[] }
  /** `proved`: there are none; otherwise the search ran out of its budget. */
  | { readonly found: false; readonly proved: boolean };

const bitCount = (mask: number): number => {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

export const degree = (graph: SmallGraph, vertex: number): number => bitCount(graph[vertex]);

/**
 * So many perfect matchings of which no two share an edge: the rounds still to play. An exact cover of every
 * (vertex, round) by edges, always continued where the fewest partners are left.
 */
export const disjointMatchings = (graph: SmallGraph, count: number, budget: number): DisjointMatchings => {
  const size = graph.length;
  const everyone = size === 32 ? -1 : (1 << size) - 1;
  const free = [...graph];
  const waiting = new Array<number>(count).fill(everyone);
  const matchings: (readonly [number, number])[][] = waiting.map(() => []);
  let nodes = 0;

  const place = (u: number, v: number, round: number): void => {
    free[u] &= ~(1 << v);
    free[v] &= ~(1 << u);
    waiting[round] &= ~((1 << u) | (1 << v));
    matchings[round].push([u, v]);
  };
  const takeBack = (u: number, v: number, round: number): void => {
    free[u] |= 1 << v;
    free[v] |= 1 << u;
    waiting[round] |= (1 << u) | (1 << v);
    matchings[round].pop();
  };
  const search = (): boolean => {
    if (++nodes > budget) return false;
    let fewest = Infinity;
    let vertex = -1;
    let round = -1;
    for (let r = 0; r < count && fewest > 1; r++) {
      for (let rest = waiting[r]; rest !== 0; rest &= rest - 1) {
        const u = lowestBit(rest);
        const options = bitCount(free[u] & waiting[r]);
        if (options >= fewest) continue;
        [fewest, vertex, round] = [options, u, r];
        if (options <= 1) break;
      }
    }
    if (vertex < 0) return true;
    for (let rest = free[vertex] & waiting[round]; rest !== 0; rest &= rest - 1) {
      const partner = lowestBit(rest);
      place(vertex, partner, round);
      if (search()) return true;
      takeBack(vertex, partner, round);
      if (nodes > budget) return false;
    }
    return false;
  };

  // The rounds are interchangeable: a vertex that must play all its edges may play them in any fixed order.
  const full = graph.findIndex((_, v) => degree(graph, v) === count);
  if (graph.some((_, v) => degree(graph, v) < count)) return { found: false, proved: true };
  if (full >= 0)
    for (let rest = graph[full], round = 0; rest !== 0; rest &= rest - 1) place(full, lowestBit(rest), round++);
  return search() ? { found: true, matchings } : { found: false, proved: nodes <= budget };
};
