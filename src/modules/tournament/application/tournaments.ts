import type { Tournament } from '../domain/tournament.js';

export interface TournamentFilter {
  /** Drafts are shown to this account only; null shows every draft. */
  readonly draftsOf: string | null;
  readonly after?: string;
  readonly limit: number;
}

/** Where tournaments are kept. */
export interface Tournaments {
  add(tournament: Omit<Tournament, 'createdAt'>): Promise<Tournament>;
  find(id: string): Promise<Tournament | null>;
  list(filter: TournamentFilter): Promise<Tournament[]>;
}

export const TOURNAMENTS = Symbol('Tournaments');
