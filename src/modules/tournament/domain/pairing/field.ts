import { seededOrder } from './seeded-order.js';
import type { Pair, SwissInput } from './swiss-input.js';

/**
 * The players of a round as numbers. A player's number is their place in the seeded order, so that the distance of two
 * numbers is what the last term of the objective counts.
 */
export interface Field {
  readonly size: number;
  readonly ids: readonly string[];
  readonly points: readonly number[];
  /** Place in the standings, 0 the best. */
  readonly rank: readonly number[];
  readonly met: readonly (readonly number[])[];
  readonly soft: readonly (readonly number[])[];
  readonly hard: readonly (readonly number[])[];
  /** What a bye of this player costs; 0 for the lowest-ranked player who had the fewest. */
  readonly byeCost: readonly number[];
  readonly hadBye: readonly boolean[];
}

/** Two vertices; the bye is the vertex `field.size`. */
export type VertexPair = readonly [number, number];

/** Each earlier bye outweighs any rank; within one number of byes, the players ranked below count. */
const byeCosts = (byes: readonly number[]): number[] => {
  const fewest = Math.min(...byes);
  const below = new Map<number, number>();
  const costs = new Array<number>(byes.length);
  for (let rank = byes.length - 1; rank >= 0; rank--) {
    const seen = below.get(byes[rank]) ?? 0;
    costs[rank] = (byes[rank] - fewest) * byes.length + seen;
    below.set(byes[rank], seen + 1);
  }
  return costs;
};

export const fieldOf = (input: SwissInput): Field => {
  const { players } = input;
  const ids = seededOrder(
    players.map((p) => p.id),
    input.seed,
    `round ${input.round}`,
  );
  const vertex = new Map(ids.map((id, v) => [id, v]));
  const rank = new Array<number>(ids.length);
  players.forEach((p, place) => (rank[vertex.get(p.id)!] = place));
  const costs = players.length === 0 ? [] : byeCosts(players.map((p) => p.byes));

  const soft: number[][] = ids.map(() => []);
  const hard: number[][] = ids.map(() => []);
  for (const pair of input.forbidden) {
    const [u, v] = pair.entrants.map((id) => vertex.get(id));
    if (u === undefined || v === undefined) continue;
    const list = pair.hard ? hard : soft;
    list[u].push(v);
    list[v].push(u);
  }
  const known = (opponents: readonly string[]): number[] => {
    const met: number[] = [];
    for (const id of opponents) {
      const v = vertex.get(id);
      if (v !== undefined) met.push(v);
    }
    return met;
  };
  return {
    size: ids.length,
    ids,
    rank,
    soft,
    hard,
    points: rank.map((place) => players[place].points),
    met: rank.map((place) => known(players[place].opponents)),
    byeCost: rank.map((place) => costs[place]),
    hadBye: rank.map((place) => players[place].byes > 0),
  };
};

export const isBye = (field: Field, vertex: number): boolean => vertex === field.size;

/** Pairs by table: the best-placed player's pair first, the better-placed named first, the bye last. */
export const namedPairs = (field: Field, pairs: readonly VertexPair[]): Pair[] => {
  const rankOf = (v: number): number => (isBye(field, v) ? Infinity : field.rank[v]);
  const ordered = pairs.map(([u, v]): VertexPair => (rankOf(u) < rankOf(v) ? [u, v] : [v, u]));
  ordered.sort((p, q) => Number(isBye(field, p[1])) - Number(isBye(field, q[1])) || rankOf(p[0]) - rankOf(q[0]));
  return ordered.map(([u, v]) => [field.ids[u], isBye(field, v) ? null : field.ids[v]]);
};

export const vertexPairs = (field: Field, pairs: readonly Pair[]): VertexPair[] => {
  const vertex = new Map(field.ids.map((id, v) => [id, v]));
  return pairs.map(([a, b]) => [vertex.get(a)!, b === null ? field.size : vertex.get(b)!]);
};
