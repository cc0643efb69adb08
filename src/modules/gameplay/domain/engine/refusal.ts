import type { JsonObject } from './json.js';

/** A rule said no: a stable code, a sentence for people, and what helps to put it right. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: JsonObject;
  /** RETRY: the player can choose again. CRITICAL: an invariant broke, which is our fault. */
  readonly severity?: 'RETRY' | 'CRITICAL';
}

export type Rule<S, A> = (state: S, action: A) => Refusal | null;

/** Runs rules in order; the first refusal answers. */
export const firstRefusal =
  <S, A>(...rules: readonly Rule<S, A>[]): Rule<S, A> =>
  (state, action) => {
    for (const rule of rules) {
      const refusal = rule(state, action);
      if (refusal) return refusal;
    }
    return null;
  };

/** A game's refusals: every code it can answer, with its sentence. */
export const refusals =
  <Code extends string>(messages: Readonly<Record<Code, string>>) =>
  (code: Code, details?: JsonObject): Refusal =>
    details ? { code, message: messages[code], details } : { code, message: messages[code] };

export type Verdict =
  { readonly valid: true; readonly exceptionApplied?: true } | ({ readonly valid: false } & Refusal);

export const VALID: Verdict = { valid: true };
export const verdict = (refusal: Refusal | null): Verdict => (refusal ? { valid: false, ...refusal } : VALID);
