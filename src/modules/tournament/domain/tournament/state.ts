import type { Certificate } from '../pairing/certificate.js';
import type { ForbiddenPair, Pair } from '../pairing/swiss-input.js';
import type { MatchResult } from '../standings/results.js';
import type { Phase, Settings } from './settings.js';

export type TournamentStatus = 'DRAFT' | 'REGISTRATION' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED';

export type EntrantState = 'REGISTERED' | 'WAITING' | 'CHECKED_IN' | 'WITHDRAWN' | 'DROPPED' | 'DISQUALIFIED';

export interface EnteredDeck {
  readonly id: string;
  readonly hash: string;
  readonly cards: readonly { readonly cardId: string; readonly count: number }[];
}

/** What a tournament file says of a player. Of the day of birth only the year is real, and only the year is kept. */
export interface Person {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number | null;
}

export interface Entrant {
  readonly id: string;
  /** Null for who came with a file and has no account: such entrants play on paper. */
  readonly accountId: string | null;
  readonly person?: Person;
  readonly name: string;
  readonly state: EntrantState;
  readonly late: boolean;
  /** The last round this entrant was in the event for. */
  readonly droppedAfter: number | null;
  readonly deck: EnteredDeck | null;
  readonly fixedTable: number | null;
  /** Rounds that count as a loss without an opponent. */
  readonly absences: readonly number[];
}

export type ResultSource = 'STAFF' | 'PLAYERS' | 'MATCH' | 'BYE';

export interface PairingResult extends MatchResult {
  readonly source: ResultSource;
}

export interface Report {
  readonly entrantId: string;
  readonly result: MatchResult;
}

export interface Pairing {
  readonly table: number;
  readonly entrants: Pair;
  /** The match of the bracket that this is. */
  readonly node?: string;
  readonly matchIds: readonly string[];
  /** Games ended on the server or given by a penalty: won by the first, by the second, drawn. */
  readonly played: readonly [number, number, number];
  readonly result: PairingResult | null;
  readonly reports: readonly Report[];
}

export interface RoundClock {
  /** Set while it runs. */
  readonly runningSince: string | null;
  readonly elapsedSeconds: number;
  readonly seconds: number;
}

export interface Round {
  readonly number: number;
  /** Index of its phase. */
  readonly phase: number;
  readonly state: 'DRAFTED' | 'PUBLISHED';
  readonly pairings: readonly Pairing[];
  /** Who plays this phase, by seed; written down in the phase's first round. */
  readonly participants: readonly string[] | null;
  /** Of the pairing as the engine made it; only Swiss rounds have one. */
  readonly certificate: Certificate | null;
  readonly certifiedPairs: readonly Pair[];
  /** Number of the log entry that drafted it. */
  readonly draftedBy: number;
  readonly clock: RoundClock | null;
}

export type PenaltyKind = 'WARNING' | 'GAME_LOSS' | 'MATCH_LOSS' | 'DISQUALIFICATION';

export interface Penalty {
  readonly entrantId: string;
  readonly kind: PenaltyKind;
  readonly reason: string;
  readonly round: number;
}

export type StaffRole = 'HEAD_JUDGE' | 'SCOREKEEPER';

/** All that the log so far has made of a tournament. */
export interface TournamentState {
  readonly id: string;
  readonly organizerId: string;
  readonly status: TournamentStatus;
  readonly settings: Settings;
  /** Secret; rounds are drawn from seeds derived from it. */
  readonly seed: string;
  readonly headSeq: number;
  readonly phases: readonly Phase[];
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly forbidden: readonly ForbiddenPair[];
  readonly penalties: readonly Penalty[];
  readonly staff: readonly { readonly accountId: string; readonly role: StaffRole }[];
}

export const isIn = ({ state }: Entrant): boolean => state === 'REGISTERED' || state === 'CHECKED_IN';

export const entrantOf = (state: TournamentState, id: string): Entrant | undefined =>
  state.entrants.find((entrant) => entrant.id === id);

export const roundOf = (state: TournamentState, number: number): Round | undefined => state.rounds[number - 1];

export const publishedRounds = (state: TournamentState): readonly Round[] =>
  state.rounds.at(-1)?.state === 'DRAFTED' ? state.rounds.slice(0, -1) : state.rounds;

export const draftedRound = (state: TournamentState): Round | undefined => {
  const last = state.rounds.at(-1);
  return last?.state === 'DRAFTED' ? last : undefined;
};

export const isFinished = (round: Round): boolean =>
  round.state === 'PUBLISHED' && round.pairings.every(({ result }) => result !== null);

export const roundsOfPhase = (state: TournamentState, phase: number): Round[] =>
  state.rounds.filter((round) => round.phase === phase);
