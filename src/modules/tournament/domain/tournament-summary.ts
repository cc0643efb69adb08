import type { Settings } from './tournament/settings.js';
import type { TournamentStatus } from './tournament/state.js';

/** The built-in tournament that casual matches of every game belong to. It has no log: nothing happens to it. */
export const CASUAL_ID = '00000000-0000-7000-8000-000000000001';

/** A tournament as lists show it. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  /** Null for Casual alone, which is open to every game. */
  readonly game: string | null;
  readonly state: TournamentStatus;
  readonly organizerId: string | null;
  readonly staff: readonly string[];
  readonly settings: Partial<Settings>;
  readonly createdAt: string;
}

const FINISHED: readonly TournamentStatus[] = ['COMPLETED', 'CANCELLED'];

export const isFinished = ({ state }: TournamentSummary): boolean => FINISHED.includes(state);
