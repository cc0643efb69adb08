import type { Match } from '../domain/match.js';

/** Told after the commit that ended or cancelled a match. Tournament implements it. */
export interface MatchEnded {
  matchEnded(match: Match): Promise<void>;
}

export const MATCH_ENDED = Symbol('MatchEnded');
