import { fail, ok, type Result } from '../../../../shared/domain/result.js';
import { fieldOf, vertexPairs } from './field.js';
import { costOf, OBJECTIVE_TERMS, type ObjectiveTerm } from './objective.js';
import type { Pair, SwissInput } from './swiss-input.js';

export interface TermCost {
  readonly term: ObjectiveTerm;
  readonly value: number;
}

export interface ManualChangeCost {
  readonly certified: readonly TermCost[];
  readonly manual: readonly TermCost[];
}

export interface ManualChangeRefusal {
  readonly code: 'ENTRANT_UNKNOWN' | 'ENTRANT_TWICE' | 'ENTRANT_MISSING';
  readonly entrantId: string;
}

/** Everyone of the round exactly once; whatever else staff want, they may have. */
const everyoneOnce = (input: SwissInput, pairs: readonly Pair[]): ManualChangeRefusal | null => {
  const missing = new Set(input.players.map((p) => p.id));
  const known = new Set(missing);
  for (const entrantId of pairs.flat()) {
    if (entrantId === null) continue;
    if (!known.has(entrantId)) return { code: 'ENTRANT_UNKNOWN', entrantId };
    if (!missing.delete(entrantId)) return { code: 'ENTRANT_TWICE', entrantId };
  }
  for (const entrantId of missing) return { code: 'ENTRANT_MISSING', entrantId };
  return null;
};

/** What a pairing by hand costs against the certified one, term by term. */
export const manualChangeCost = (
  input: SwissInput,
  certified: readonly Pair[],
  manual: readonly Pair[],
): Result<ManualChangeCost, ManualChangeRefusal> => {
  const refusal = everyoneOnce(input, manual);
  if (refusal !== null) return fail(refusal);
  const field = fieldOf(input);
  const terms = (pairs: readonly Pair[]): TermCost[] => {
    const cost = costOf(field, vertexPairs(field, pairs));
    return OBJECTIVE_TERMS.map((term, i) => ({ term, value: cost[i] }));
  };
  return ok({ certified: terms(certified), manual: terms(manual) });
};
