import type { Seat } from '../../gameplay/domain/engine/seat.js';
import type { Statistics } from '../domain/statistics.js';
import type { ReplayScope } from './replay-access.js';
import type { ExportRows, Row } from './tables/table.js';

/** A seat, nobody, or an account by its id. */
export type Winner = Seat | 'NOBODY' | { readonly accountId: string };

/** Which of the matches that are over. */
export interface Selection {
  readonly scope: ReplayScope;
  readonly game?: string;
  readonly tournamentId?: string;
  readonly accountId?: string;
  readonly winner?: Winner;
  /** When it was over: `from` inclusive, `to` exclusive. */
  readonly from?: string;
  readonly to?: string;
}

export const GROUPINGS = ['tournament', 'rulesVersion', 'day', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Reads over many matches. Nothing here holds more than a page of them. */
export interface ReplayLibrary {
  /** Ids, newest first. */
  search(selection: Selection, after: string | undefined, limit: number): Promise<string[]>;
  rows(rows: ExportRows, selection: Selection, signal: AbortSignal): AsyncIterable<readonly Row[]>;
  statistics(game: string, selection: Selection, groupBy: Grouping | undefined): Promise<Statistics>;
}

export const REPLAY_LIBRARY = Symbol('ReplayLibrary');
