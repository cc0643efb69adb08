import blossom from 'edmonds-blossom';
import type { Pair, SwissInput } from '../../src/modules/tournament/domain/pairing/swiss-input.js';

/** What a round is compared by. Everything here is counted anew from the input; nothing of the engine is used. */
export interface Counts {
  readonly rematches: number;
  readonly forbidden: number;
  /** Players who should have had the bye before its receiver. */
  readonly passedOver: number;
  readonly crossGroup: number;
  readonly largestDifference: number;
}

interface Judge {
  rematch(a: number, b: number): number;
  forbidden(a: number, b: number): number;
  isHard(a: number, b: number): boolean;
  crossGroup(a: number, b: number): number;
  passedOver(receiver: number): number;
}

const both = (pairs: readonly (readonly [string, string])[]): Set<string> =>
  new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

const judgeOf = ({ players, forbidden }: SwissInput): Judge => {
  const met = players.map(({ opponents }) => new Set(opponents));
  const hard = both(forbidden.filter((pair) => pair.hard).map(({ entrants }) => entrants));
  const any = both(forbidden.map(({ entrants }) => entrants));
  const named = (a: number, b: number): string => `${players[a].id} ${players[b].id}`;
  const queue = players.map((_, place) => place).sort((a, b) => players[a].byes - players[b].byes || b - a);
  return {
    rematch: (a, b) => (met[a].has(players[b].id) ? 1 : 0),
    forbidden: (a, b) => (any.size > 0 && any.has(named(a, b)) ? 1 : 0),
    isHard: (a, b) => hard.size > 0 && hard.has(named(a, b)),
    crossGroup: (a, b) => (players[a].points === players[b].points ? 0 : 1),
    passedOver: (receiver) => queue.indexOf(receiver),
  };
};

export const countsOf = (input: SwissInput, pairs: readonly Pair[]): Counts => {
  const judge = judgeOf(input);
  const placeOf = new Map(input.players.map(({ id }, place) => [id, place]));
  const counts = { rematches: 0, forbidden: 0, passedOver: 0, crossGroup: 0, largestDifference: 0 };
  for (const [idA, idB] of pairs) {
    const a = placeOf.get(idA)!;
    if (idB === null) {
      counts.passedOver += judge.passedOver(a);
      continue;
    }
    const b = placeOf.get(idB)!;
    counts.rematches += judge.rematch(a, b);
    counts.forbidden += judge.forbidden(a, b);
    counts.crossGroup += judge.crossGroup(a, b);
    const difference = Math.abs(input.players[a].points - input.players[b].points);
    counts.largestDifference = Math.max(counts.largestDifference, difference);
  }
  return counts;
};

/**
 * The best round there is by rematches, forbidden pairs, the bye and pairs across point groups, in this order; null
 * where hard forbidden pairs leave none. The weights stay whole numbers up to some thousand players.
 */
export const bestPairing = (input: SwissInput): Pair[] | null => {
  const { players } = input;
  const judge = judgeOf(input);
  const size = players.length;
  const mostPairs = Math.ceil(size / 2);
  const bye = mostPairs + 1;
  const forbidden = bye * (size + 1);
  const rematch = forbidden * (mostPairs + 1);
  const most = rematch + forbidden + bye * size + 1;
  const edges: [number, number, number][] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (judge.isHard(a, b)) continue;
      const cost = rematch * judge.rematch(a, b) + forbidden * judge.forbidden(a, b) + judge.crossGroup(a, b);
      edges.push([a, b, most - cost]);
    }
    if (size % 2 === 1) edges.push([a, size, most - bye * judge.passedOver(a)]);
  }
  const mate = blossom(edges, true);
  const pairs: Pair[] = [];
  for (let a = 0; a < size; a++) {
    const b = mate[a] ?? -1;
    if (b === -1) return null;
    if (a < b) pairs.push([players[a].id, b === size ? null : players[b].id]);
  }
  return pairs;
};
