import type { Field } from './field.js';
import { type Cost, OBJECTIVE_TERMS } from './objective.js';

/** On a line, neighbours are the cheapest partners: any other perfect matching has a larger sum of squares. */
const squaresOfNeighbours = (points: readonly number[]): number => {
  const sorted = [...points].sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i + 1 < sorted.length; i += 2) sum += (sorted[i] - sorted[i + 1]) ** 2;
  return sum;
};

/**
 * What no pairing of these players can undercut. `leftOver` are the players whom a largest pairing inside each group
 * leaves: their number is the same in every such pairing, and each of them needs half a pair across groups.
 */
export const lowerBounds = (
  field: Field,
  paired: readonly number[],
  leftOver: readonly number[],
  crossGroupPairs: number,
): Cost => {
  const cross = Math.ceil(leftOver.length / 2);
  const pointsOf = (vertices: readonly number[]): number[] => vertices.map((v) => field.points[v]);
  // With the fewest pairs across groups, exactly these many leave each group; otherwise only the whole field bounds.
  const squares = squaresOfNeighbours(pointsOf(crossGroupPairs === cross ? leftOver : paired));
  const bounds: Record<(typeof OBJECTIVE_TERMS)[number], number> = {
    REMATCHES: 0,
    FORBIDDEN_PAIRS: 0,
    BYE: 0,
    CROSS_GROUP_PAIRS: cross,
    SQUARED_DIFFERENCES: squares,
    SEEDED_ORDER: Math.floor(paired.length / 2),
  };
  return OBJECTIVE_TERMS.map((term) => bounds[term]);
};
