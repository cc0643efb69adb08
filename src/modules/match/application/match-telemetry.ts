/** Counts what players do. */
export interface MatchTelemetry {
  accepted(game: string): void;
  refused(game: string, code: string): void;
}

export const MATCH_TELEMETRY = Symbol('MatchTelemetry');
