/** Every code the application answers besides the refusals of the games. */
export const PROBLEM_CODES = [
  'ALREADY_ENTERED',
  'COMMAND_ID_REUSED',
  'DECK_LOCKED',
  'DECK_NOT_USED',
  'DECK_REQUIRED',
  'DRAFT_OUTDATED',
  'ENTRANT_NOT_PLAYING',
  'FORBIDDEN',
  'IDEMPOTENCY_KEY_IN_USE',
  'IDEMPOTENCY_KEY_REUSED',
  'IMPORT_NOT_SUPPORTED',
  'INTERNAL_ERROR',
  'INVALID_CURSOR',
  'INVALID_DECK',
  'INVALID_FILE',
  'INVALID_GAME_STATE',
  'INVALID_OPTIONS',
  'INVALID_PAIRINGS',
  'INVALID_RESULT',
  'INVALID_TRANSITION',
  'INVALID_WEBHOOK_TARGET',
  'MALFORMED_JSON',
  'MATCH_NOT_OVER',
  'MATCH_NOT_STARTED',
  'MATCH_OVER',
  'METHOD_NOT_ALLOWED',
  'NOT_ACCEPTABLE',
  'NOT_ENOUGH_ENTRANTS',
  'NOT_EXPORTABLE',
  'NOT_FOUND',
  'NOT_READY',
  'NO_PAIRING_POSSIBLE',
  'OUTCOME_UNKNOWN',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'RESULTS_MISSING',
  'RESULT_STANDS',
  'SEAT_MISMATCH',
  'SEAT_TAKEN',
  'STALE_SEQUENCE',
  'UNAUTHENTICATED',
  'UNKNOWN_CARD',
  'UNKNOWN_DECK',
  'UNKNOWN_GAME',
  'UNSUPPORTED_MEDIA_TYPE',
  'USE_CORRECTION',
  'VALIDATION_FAILED',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const isProblemCode = (value: unknown): value is ProblemCode =>
  (PROBLEM_CODES as readonly unknown[]).includes(value);

/** A refusal of a use case: what was wrong and what would be right. `extra` members go out beside the code. */
export interface Problem {
  readonly code: ProblemCode | RuleCode;
  readonly detail: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A code of a game's own rules; always an invalid action. */
export interface RuleCode {
  readonly rule: string;
}

export const problem = (code: ProblemCode, detail: string, extra?: Readonly<Record<string, unknown>>): Problem =>
  extra ? { code, detail, extra } : { code, detail };

interface RuleRefusal {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly severity?: string;
}

/** A game's refusal as a problem of the request that asked for the action. */
export const ruleProblem = (
  { code, message, details, severity }: RuleRefusal,
  extra?: Readonly<Record<string, unknown>>,
): Problem => ({ code: { rule: code }, detail: message, extra: { details, severity, ...extra } });
