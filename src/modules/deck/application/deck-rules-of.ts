import type { Caller } from '../../../shared/application/caller.js';
import type { JsonObject } from '../../../shared/domain/json.js';

/** What a tournament asks of decks. */
export interface TournamentDeckRules {
  /** Null where every game is played. */
  readonly game: string | null;
  readonly deckRules: JsonObject;
}

/** What decks must ask of tournaments. Tournament implements it. */
export interface DeckRulesOf {
  /** Null where the caller sees no such tournament. */
  find(caller: Caller, tournamentId: string): Promise<TournamentDeckRules | null>;
  /** Whether the caller is staff of a tournament that the deck is entered in. */
  isStaffWhereEntered(caller: Caller, deckId: string): Promise<boolean>;
}

export const DECK_RULES_OF = Symbol('DeckRulesOf');
