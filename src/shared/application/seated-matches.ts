import type { JsonObject } from '../domain/json.js';
import type { Result } from '../domain/result.js';
import type { Problem } from './problem.js';

export interface SeatedPlayer {
  readonly accountId: string;
  readonly name: string;
  readonly deckId: string | null;
  readonly deck: readonly { readonly cardId: string; readonly count: number }[] | null;
}

export interface SeatedTerms {
  readonly tournamentId: string;
  readonly game: string;
  readonly gameOptions: JsonObject;
  readonly deckRules: JsonObject;
}

export interface EndedMatch {
  readonly matchId: string;
  /** Null: nobody won. */
  readonly winnerAccountId: string | null;
}

/** Makes many matches of one tournament at once, each with both its seats taken, and answers their ids in order. */
export interface SeatedMatches {
  create(
    terms: SeatedTerms,
    tables: readonly (readonly [SeatedPlayer, SeatedPlayer])[],
  ): Promise<Result<readonly string[], Problem>>;
  /** Which of these matches are over, and who won; a cancelled one is not told. */
  ended(matchIds: readonly string[]): Promise<readonly EndedMatch[]>;
}

export const SEATED_MATCHES = Symbol('SeatedMatches');
