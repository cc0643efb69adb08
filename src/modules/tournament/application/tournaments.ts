import type { TournamentSummary } from '../domain/tournament-summary.js';

export interface TournamentFilter {
  /** Drafts are shown to those of its staff only: this account; null shows every draft. */
  readonly draftsOf: string | null;
  readonly after?: string;
  readonly limit: number;
}

/** Tournaments as lists show them. */
export interface Tournaments {
  find(id: string): Promise<TournamentSummary | null>;
  list(filter: TournamentFilter): Promise<TournamentSummary[]>;
  /** Whether the deck was entered in a tournament that the account is staff of. */
  staffMeetsDeck(accountId: string, deckId: string): Promise<boolean>;
  /** The ids of those in progress. */
  running(): Promise<string[]>;
}

export const TOURNAMENTS = Symbol('Tournaments');
