import type { JsonObject } from '../../../shared/domain/json.js';

export const TOURNAMENT_STATES = ['DRAFT', 'REGISTRATION', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** The built-in tournament that casual matches of every game belong to. */
export const CASUAL_ID = '00000000-0000-7000-8000-000000000001';

export interface TournamentSettings {
  readonly format: object;
  readonly gameOptions: JsonObject;
  readonly deckRules: JsonObject;
}

export interface Tournament {
  readonly id: string;
  readonly name: string;
  /** Null for Casual alone, which is open to every game. */
  readonly game: string | null;
  readonly state: TournamentState;
  readonly organizerId: string | null;
  readonly settings: TournamentSettings;
  readonly createdAt: string;
}

const FINISHED: readonly TournamentState[] = ['COMPLETED', 'CANCELLED'];

export const isFinished = ({ state }: Tournament): boolean => FINISHED.includes(state);
