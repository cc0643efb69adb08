import type { EndedMatch } from '../../../shared/application/seated-matches.js';
import type { MatchState, Outcome } from '../../gameplay/domain/engine/game.js';
import type { Cancellation } from '../domain/match.js';

/** A match as lists and everyone may see it. */
export interface MatchSummary {
  readonly id: string;
  readonly tournamentId: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: object;
  readonly state: MatchState;
  readonly seats: readonly ({ seat: 0 | 1; accountId: string; name: string } | null)[];
  readonly headSeq: number;
  readonly outcome: Outcome | null;
  readonly seedCommitment: string;
  readonly seed?: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly cancellation?: Cancellation & { readonly violations?: readonly unknown[] };
}

export interface MatchFilter {
  readonly tournamentId?: string;
  readonly state?: string;
  readonly accountId?: string;
  readonly after?: string;
  readonly limit: number;
}

export interface MatchQueries {
  find(id: string): Promise<MatchSummary | null>;
  list(filter: MatchFilter): Promise<MatchSummary[]>;
  /** Of these matches those that were played to an end, with the account that won. */
  ended(ids: readonly string[]): Promise<EndedMatch[]>;
}

export const MATCH_QUERIES = Symbol('MatchQueries');
