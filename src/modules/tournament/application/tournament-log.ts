import type { Problem } from '../../../shared/application/problem.js';
import type { Result } from '../../../shared/domain/result.js';
import type { Deed, Entry } from '../domain/tournament/deeds.js';
import type { TournamentState } from '../domain/tournament/state.js';

/** An entry as it is kept: who did it, when, why, and what it changed. */
export interface RecordedEntry extends Entry {
  readonly by: string | null;
  readonly byName: string | null;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly recordedAt: string;
}

export interface Author {
  /** Null: the server itself, for a match that ended. */
  readonly accountId: string | null;
  readonly reason?: string;
}

export interface Change<T> {
  readonly deeds: readonly Deed[];
  readonly value: T;
}

export interface Changed<T> {
  readonly state: TournamentState;
  readonly value: T;
}

/** The logs of all tournaments. */
export interface TournamentLog {
  /** A tournament from its first deeds, of which the first creates it. */
  create(id: string, author: Author, deeds: readonly Deed[]): Promise<TournamentState>;
  /** As of now, whichever process changed it last; null where there is none. */
  read(id: string): Promise<TournamentState | null>;
  /** Decides on the newest state and appends what was decided; nobody else changes the tournament meanwhile. */
  change<T>(
    id: string,
    author: Author,
    decide: (state: TournamentState, now: string) => Result<Change<T>, Problem>,
  ): Promise<Result<Changed<T>, Problem>>;
  entries(id: string, after: number, limit: number): Promise<RecordedEntry[]>;
  /** Called with the id of every tournament that this process has changed, after the commit. */
  onChange(tell: (id: string) => void): void;
}

export const TOURNAMENT_LOG = Symbol('TournamentLog');
