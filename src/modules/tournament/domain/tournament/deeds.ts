import type { Certificate } from '../pairing/certificate.js';
import type { ForbiddenPair, Pair } from '../pairing/swiss-input.js';
import type { MatchResult } from '../standings/results.js';
import type { Phase, Settings } from './settings.js';
import type { EnteredDeck, PenaltyKind, Person, Report, ResultSource, RoundClock, StaffRole } from './state.js';

export interface DraftedPairing {
  readonly table: number;
  readonly entrants: Pair;
  readonly node?: string;
}

/** What can happen to a tournament. The log is a list of these, in the past tense; the state is what they add up to. */
export type Deed =
  | { readonly type: 'CREATED'; readonly settings: Settings; readonly organizerId: string; readonly seed: string }
  | { readonly type: 'SETTINGS_CHANGED'; readonly settings: Settings }
  | { readonly type: 'REGISTRATION_OPENED' }
  | { readonly type: 'STARTED'; readonly phases: readonly Phase[]; readonly noShows: readonly string[] }
  | { readonly type: 'COMPLETED' }
  | { readonly type: 'CANCELLED' }
  | {
      readonly type: 'ENTERED';
      readonly entrantId: string;
      readonly accountId: string | null;
      readonly person?: Person;
      readonly name: string;
      readonly deck: EnteredDeck | null;
      readonly waiting: boolean;
      readonly late: boolean;
      readonly missed: readonly number[];
    }
  | { readonly type: 'PROMOTED'; readonly entrantId: string }
  | { readonly type: 'WITHDRAWN'; readonly entrantId: string }
  | { readonly type: 'CHECKED_IN'; readonly entrantId: string }
  | { readonly type: 'DROPPED'; readonly entrantId: string; readonly after: number }
  | { readonly type: 'UNDROPPED'; readonly entrantId: string; readonly missed: readonly number[] }
  | { readonly type: 'DECK_ENTERED'; readonly entrantId: string; readonly deck: EnteredDeck }
  | { readonly type: 'TABLE_FIXED'; readonly entrantId: string; readonly table: number | null }
  | { readonly type: 'PAIRS_FORBIDDEN'; readonly pairs: readonly ForbiddenPair[] }
  | {
      readonly type: 'PENALTY_GIVEN';
      readonly entrantId: string;
      readonly kind: PenaltyKind;
      readonly penaltyReason: string;
      readonly round: number;
    }
  | {
      readonly type: 'ROUND_DRAFTED';
      readonly round: number;
      readonly phase: number;
      readonly pairings: readonly DraftedPairing[];
      readonly participants: readonly string[] | null;
      readonly certificate: Certificate | null;
    }
  | { readonly type: 'ROUND_REPAIRED'; readonly round: number; readonly pairings: readonly DraftedPairing[] }
  | { readonly type: 'ROUND_PUBLISHED'; readonly round: number; readonly absent: readonly string[] }
  | { readonly type: 'ROUND_DISCARDED'; readonly round: number }
  | {
      readonly type: 'MATCHES_CREATED';
      readonly round: number;
      readonly matches: readonly { readonly table: number; readonly matchId: string }[];
    }
  | {
      readonly type: 'GAME_ENDED';
      readonly round: number;
      readonly table: number;
      readonly matchId: string;
      readonly winner: string | null;
    }
  | {
      readonly type: 'RESULT_RECORDED';
      readonly round: number;
      readonly table: number;
      readonly result: MatchResult;
      readonly source: ResultSource;
    }
  | { readonly type: 'RESULT_REPORTED'; readonly round: number; readonly table: number; readonly report: Report }
  | { readonly type: 'RESULT_CORRECTED'; readonly round: number; readonly table: number; readonly result: MatchResult }
  | { readonly type: 'CLOCK_CHANGED'; readonly round: number; readonly clock: RoundClock }
  | { readonly type: 'STAFF_ADDED'; readonly accountId: string; readonly role: StaffRole }
  | { readonly type: 'STAFF_REMOVED'; readonly accountId: string };

export type DeedType = Deed['type'];

/** A deed in its place in the log. */
export interface Entry {
  readonly seq: number;
  readonly deed: Deed;
}
