import { exchange, pairsOf } from './exchange.js';
import type { PairedRound } from './exact-pairing.js';
import type { Field, VertexPair } from './field.js';
import { lowerBounds } from './lower-bounds.js';
import { extendToMaximum } from './maximum-matching.js';
import { compareCosts, type Cost, costOf, objective, OBJECTIVE_TERMS } from './objective.js';
import { pairInside, pointGroups } from './point-groups.js';

const BYE_CANDIDATES = 16;
/** Pairs opened a group: in the groups that leave someone over, then in all groups. */
const OPENED = [
  { pairs: 2, everyGroup: false },
  { pairs: 2, everyGroup: true },
  { pairs: 6, everyGroup: true },
];
const [REMATCHES, FORBIDDEN, BYE, CROSS, SQUARES] = OBJECTIVE_TERMS.keys();

interface Attempt {
  readonly pairs: readonly VertexPair[];
  readonly cost: Cost;
  readonly bounds: Cost;
  /** The first pairing by this method that was complete without a rematch or a forbidden pair. */
  readonly clean: boolean;
}

const byeOf = (field: Field, receiver: number | null): VertexPair[] =>
  receiver === null ? [] : [[receiver, field.size]];

/** Gives up the wishes one after the other, the last in the objective first: forbidden pairs, then rematches. */
const pairAnyway = (field: Field, players: readonly number[], inside: Int32Array): Int32Array | null => {
  const mate = inside.slice();
  const wishes = [
    (v: number) => [...field.met[v], ...field.hard[v], ...field.soft[v]],
    (v: number) => [...field.met[v], ...field.hard[v]],
    (v: number) => field.hard[v],
  ];
  for (const barred of wishes) extendToMaximum(players, barred, mate);
  return players.every((v) => mate[v] !== -1) ? mate : null;
};

const attempt = (field: Field, barred: readonly (readonly number[])[], receiver: number | null): Attempt | null => {
  const players = Array.from({ length: field.size }, (_, v) => v).filter((v) => v !== receiver);
  const groups = pointGroups(field, players);
  const inside = new Int32Array(field.size).fill(-1);
  const left = groups.map((group) => pairInside(group, barred, inside));
  const leftOver = left.flat();
  const judge = (mate: Int32Array, clean: boolean): Attempt => {
    const pairs = [...pairsOf(mate), ...byeOf(field, receiver)];
    const cost = costOf(field, pairs);
    return { pairs, cost, clean, bounds: lowerBounds(field, players, leftOver, cost[CROSS]) };
  };
  if (leftOver.length === 0) return judge(inside, true);
  let best: Attempt | null = null;
  for (const { pairs, everyGroup } of OPENED) {
    const open = groups.filter((_, g) => everyGroup || left[g].length > 0);
    const mate = exchange(field, open, leftOver, barred, inside, pairs);
    const found = mate === null ? null : judge(mate, true);
    if (found !== null && (best === null || compareCosts(found.cost, best.cost) < 0)) best = found;
    if (best !== null && best.cost[CROSS] <= best.bounds[CROSS] && best.cost[SQUARES] <= best.bounds[SQUARES]) break;
  }
  if (best !== null) return best;
  const anyway = pairAnyway(field, players, inside);
  if (anyway === null) return null;
  const found = judge(anyway, false);
  return { ...found, clean: found.cost[REMATCHES] === 0 && found.cost[FORBIDDEN] === 0 };
};

/**
 * Large fields: largest pairings inside the point groups, the rest by exchange between them. Where a pairing without
 * rematch exists it is found; for the other terms the bounds say how far from the best this one can be.
 */
export const pairByGroups = (field: Field): PairedRound | null => {
  const barred = field.met.map((met, v) => [...met, ...field.soft[v], ...field.hard[v]]);
  const receivers: (number | null)[] =
    field.size % 2 === 0
      ? [null]
      : field.byeCost
          .map((cost, v) => ({ cost, v }))
          .sort((a, b) => a.cost - b.cost)
          .slice(0, BYE_CANDIDATES)
          .map(({ v }) => v);
  let best: Attempt | null = null;
  for (const receiver of receivers) {
    const found = attempt(field, barred, receiver);
    if (found !== null && (best === null || compareCosts(found.cost, best.cost) < 0)) best = found;
    if (found?.clean === true) break;
  }
  if (best === null) return null;
  const proved = OBJECTIVE_TERMS.map((_, t) => (t === BYE ? best.clean : false));
  return { pairs: best.pairs, objective: objective(best.cost, best.bounds, proved) };
};
