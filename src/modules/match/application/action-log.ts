import type { ProblemCode } from '../../../shared/application/problem.js';
import type { LogEntry } from '../domain/history.js';
import type { Match, MatchSetup } from '../domain/match.js';

export interface RecordedEntry extends LogEntry {
  readonly recordedAt: string;
}

/** What the log stores in one go: the entry, and the match as the entry leaves it. */
export interface Append {
  readonly entry: LogEntry;
  readonly match: Match;
}

export interface StoredSnapshot {
  readonly seq: number;
  readonly rulesVersion: string;
  readonly state: string;
}

export interface StoredMatch {
  readonly setup: MatchSetup;
  readonly headSeq: number;
}

/** The database was cut off: whether the entry is on disk is not known. */
export class OutcomeUnknown extends Error {
  readonly code = 'OUTCOME_UNKNOWN' satisfies ProblemCode;

  constructor(options: ErrorOptions) {
    super('The database was cut off before it answered. Send the same commandId again to learn the outcome.', options);
  }
}

/** A match with both its seats taken, and the entries that took them. */
export interface SeatedMatch {
  readonly match: Match;
  readonly entries: readonly LogEntry[];
}

/** The append-only history of all matches. */
export interface ActionLog {
  create(match: Match): Promise<void>;
  /** Many at once, all or none. */
  createSeated(matches: readonly SeatedMatch[]): Promise<void>;
  /** Resolves after the commit; null when another process was faster. */
  append(append: Append): Promise<{ recordedAt: string } | null>;
  load(matchId: string): Promise<StoredMatch | null>;
  entries(matchId: string, after: number, upTo: number): Promise<RecordedEntry[]>;
  commandIds(matchId: string, upTo: number): Promise<{ seq: number; commandId: string }[]>;
  headSeq(matchId: string): Promise<number | null>;
  /** The newest snapshot that is not newer than a sequence number. */
  snapshot(matchId: string, atMost: number): Promise<StoredSnapshot | null>;
  saveSnapshot(matchId: string, snapshot: StoredSnapshot): Promise<void>;
}

export const ACTION_LOG = Symbol('ActionLog');
