import { VALID, verdict, type Rule, type Verdict } from '../../../engine/refusal.js';

/** Runs rules in order; before one fails, the exceptions are asked. */
export const runRules = <S, A>(
  rules: readonly Rule<S, A>[],
  exceptions: ReadonlySet<string>,
  state: S,
  action: A,
): Verdict => {
  let exceptionApplied = false;
  for (const rule of rules) {
    const refusal = rule(state, action);
    if (!refusal) continue;
    if (!exceptions.has(refusal.code)) return verdict(refusal);
    exceptionApplied = true;
  }
  return exceptionApplied ? { valid: true, exceptionApplied } : VALID;
};
