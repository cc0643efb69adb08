import type { Caller } from '../../../shared/application/caller.js';
import type { Problem } from '../../../shared/application/problem.js';
import type { Result } from '../../../shared/domain/result.js';
import type { FrozenPolicy } from '../domain/match.js';

/** What the owning tournament lays down for a match, frozen when it is created. */
export interface MatchTerms {
  readonly tournamentId: string;
  readonly game: string;
  readonly gameOptions: object;
  readonly policy: FrozenPolicy;
}

/** What a match must ask of the tournament it belongs to. Tournament implements it. */
export interface MatchPolicy {
  /** The terms of a match that the caller, one of its staff, makes in a tournament. */
  termsFor(caller: Caller, tournamentId: string): Promise<Result<MatchTerms, Problem>>;
  casualTerms(game: string): MatchTerms;
  isStaff(caller: Caller | undefined, tournamentId: string): Promise<boolean>;
}

export const MATCH_POLICY = Symbol('MatchPolicy');
