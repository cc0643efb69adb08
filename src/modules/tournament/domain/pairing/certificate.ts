import type { ObjectiveValue } from './objective.js';
import { inputHash, type Pair, type SwissInput } from './swiss-input.js';
import { pairSwiss } from './pair-swiss.js';

/** Changes with every change of the method: a certificate is checked by the engine that gave it. */
const ENGINE = 'opentcg-swiss/1';

export interface Certificate {
  readonly seed: string;
  readonly inputHash: string;
  readonly engine: string;
  readonly objective: readonly ObjectiveValue[];
}

export const certify = (input: SwissInput, objective: readonly ObjectiveValue[]): Certificate => ({
  seed: input.seed,
  inputHash: inputHash(input),
  engine: ENGINE,
  objective,
});

export interface Difference {
  readonly what: string;
  readonly certified: unknown;
  readonly recomputed: unknown;
}

export interface Verification {
  readonly valid: boolean;
  readonly differences: readonly Difference[];
}

/** Pairs the round again from its input and names everything that does not come out as certified. */
export const verifyCertificate = (
  input: SwissInput,
  certificate: Certificate,
  certifiedPairs: readonly Pair[],
): Verification => {
  const again = pairSwiss(input);
  const recomputed = again.ok ? certify(input, again.value.objective) : null;
  const differences: Difference[] = [];
  const compare = (what: string, certified: unknown, now: unknown): void => {
    if (JSON.stringify(certified) !== JSON.stringify(now)) differences.push({ what, certified, recomputed: now });
  };
  compare('seed', certificate.seed, input.seed);
  compare('engine', certificate.engine, ENGINE);
  compare('inputHash', certificate.inputHash, inputHash(input));
  compare('pairings', certifiedPairs, again.ok ? again.value.pairs : null);
  certificate.objective.forEach((term, i) => {
    const now = recomputed?.objective[i];
    compare(`objective.${term.term}`, termKey(term), now === undefined ? null : termKey(now));
  });
  return { valid: differences.length === 0, differences };
};

/** Key order must not matter: a certificate may come back from a store that sorts keys. */
const termKey = ({ term, value, lowerBound, optimal }: ObjectiveValue): ObjectiveValue => ({
  term,
  value,
  lowerBound,
  optimal,
});
