import { type Field, isBye, type VertexPair } from './field.js';

/** In the order of their weight: no later term can make up for an earlier one. */
export const OBJECTIVE_TERMS = [
  'REMATCHES',
  'FORBIDDEN_PAIRS',
  'BYE',
  'CROSS_GROUP_PAIRS',
  'SQUARED_DIFFERENCES',
  'SEEDED_ORDER',
] as const;
export type ObjectiveTerm = (typeof OBJECTIVE_TERMS)[number];

/** One number a term, in the order of OBJECTIVE_TERMS. */
export type Cost = readonly number[];

export interface ObjectiveValue {
  readonly term: ObjectiveTerm;
  readonly value: number;
  /** No pairing that equals this one in all earlier terms can have less. */
  readonly lowerBound: number;
  readonly optimal: boolean;
}

export const pairCost = (field: Field, [u, v]: VertexPair): Cost => {
  if (isBye(field, v)) return [0, 0, field.byeCost[u], 0, 0, 0];
  if (isBye(field, u)) return pairCost(field, [v, u]);
  const difference = field.points[u] - field.points[v];
  return [
    field.met[u].includes(v) ? 1 : 0,
    field.soft[u].includes(v) || field.hard[u].includes(v) ? 1 : 0,
    0,
    difference === 0 ? 0 : 1,
    difference * difference,
    Math.abs(u - v),
  ];
};

/** A second bye outweighs every way of giving only one. */
const extraByeCost = (field: Field, pairs: readonly VertexPair[]): number => {
  const byes = pairs.filter((pair) => pair.some((v) => isBye(field, v))).length;
  const allowed = field.size % 2;
  return Math.max(0, byes - allowed) * (1 + Math.max(0, ...field.byeCost));
};

export const costOf = (field: Field, pairs: readonly VertexPair[]): Cost => {
  const total = OBJECTIVE_TERMS.map(() => 0);
  for (const pair of pairs) pairCost(field, pair).forEach((value, term) => (total[term] += value));
  total[OBJECTIVE_TERMS.indexOf('BYE')] += extraByeCost(field, pairs);
  return total;
};

export const compareCosts = (a: Cost, b: Cost): number => {
  for (let term = 0; term < a.length; term++) if (a[term] !== b[term]) return a[term] - b[term];
  return 0;
};

export const objective = (value: Cost, lowerBound: Cost, proved: readonly boolean[]): ObjectiveValue[] =>
  OBJECTIVE_TERMS.map((term, i) => ({
    term,
    value: value[i],
    lowerBound: proved[i] ? value[i] : Math.min(lowerBound[i], value[i]),
    optimal: proved[i] || value[i] <= lowerBound[i],
  }));
