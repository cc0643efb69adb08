import { type Field, isBye } from './field.js';
import { OBJECTIVE_TERMS, pairCost } from './objective.js';
import { type CostMatrix, NO_EDGE } from './weighted-matching.js';

const TERMS = OBJECTIVE_TERMS.length;
/** Duals of the matching may grow to size × cost, doubled; above this they would no longer be exact. */
const EXACT_LIMIT = 2 ** 51;

const SCALES = [1, 2, 4, 10, 100, 1000];
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Points as the smallest whole numbers in the same proportion, so that their squares take few digits. */
const wholePoints = (points: readonly number[]): number[] => {
  const lowest = points.reduce((least, p) => Math.min(least, p), Infinity);
  const isWhole = (x: number): boolean => Math.abs(x - Math.round(x)) < 1e-6;
  const scale = SCALES.find((s) => points.every((p) => isWhole((p - lowest) * s))) ?? 1000;
  const scaled = points.map((p) => Math.round((p - lowest) * scale));
  const divisor = scaled.reduce(gcd, 0) || 1;
  return scaled.map((p) => p / divisor);
};

export interface WeightedPairs extends CostMatrix {
  /** So many of the objective's first terms are in the weights; the others would not fit into an exact number. */
  readonly terms: number;
}

/** All terms of the objective as one whole number a pair: a unit of a term outweighs all later terms together. */
export const edgeWeights = (
  field: Field,
  vertices: readonly number[],
  allowed: (u: number, v: number) => boolean,
): WeightedPairs => {
  const size = vertices.length;
  const scaled: Field = { ...field, points: wholePoints(field.points) };
  const rows = new Float64Array(size * size * TERMS);
  const highest = new Float64Array(TERMS);
  const cost = new Float64Array(size * size).fill(NO_EDGE);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const [u, v] = [vertices[i], vertices[j]];
      if (!allowed(u, v)) continue;
      cost[i * size + j] = cost[j * size + i] = 0;
      const terms = pairCost(scaled, [u, v]);
      for (let t = 0; t < TERMS; t++) {
        rows[(i * size + j) * TERMS + t] = terms[t];
        if (terms[t] > highest[t]) highest[t] = terms[t];
      }
    }
  }
  const byeTerm = OBJECTIVE_TERMS.indexOf('BYE');
  const hasBye = vertices.some((v) => isBye(field, v));
  const total = (t: number): number => highest[t] * (t === byeTerm && hasBye ? 1 : size / 2);

  const unitsOf = (terms: number): Float64Array => {
    const units = new Float64Array(TERMS);
    for (let t = terms - 1, unit = 1; t >= 0; t--) {
      units[t] = unit;
      unit *= total(t) + 1;
    }
    return units;
  };
  const fits = (terms: number): boolean =>
    unitsOf(terms).reduce((sum, unit, t) => sum + unit * highest[t], 0) * Math.max(size, 1) < EXACT_LIMIT;
  let terms = TERMS;
  while (terms > 1 && !fits(terms)) terms--;
  const units = unitsOf(terms);

  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (cost[i * size + j] === NO_EDGE) continue;
      let sum = 0;
      for (let t = 0; t < terms; t++) sum += units[t] * rows[(i * size + j) * TERMS + t];
      cost[i * size + j] = cost[j * size + i] = sum;
    }
  }
  return { size, cost, terms };
};
