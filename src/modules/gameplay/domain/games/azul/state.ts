import type { Outcome } from '../../engine/game.js';
import type { Seat } from '../../engine/seat.js';
import type { Color } from './colors.js';
import type { TileCounts } from './tile-counts.js';

export const FACTORY_COUNT = 5;
export const TILES_PER_FACTORY = 4;
export const ROW_COUNT = 5;
export const FLOOR_SPACES = 7;
export const ROUND_LIMIT = 50;

export const OUTCOME_REASONS = ['CONCEDE', 'HIGHEST_SCORE', 'MORE_COMPLETE_ROWS', 'DRAW'] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

export interface AzulOutcome extends Outcome {
  readonly reason: OutcomeReason;
}

export interface PatternLine {
  readonly capacity: number;
  /** Null exactly while the line is empty. */
  readonly color: Color | null;
  readonly countFilled: number;
}

export interface FloorLine {
  /** Left to right, without the token. */
  readonly tiles: readonly Color[];
  readonly hasFirstPlayerToken: boolean;
}

export type Wall = readonly (readonly boolean[])[];

export interface PlayerBoard {
  readonly score: number;
  readonly patternLines: readonly PatternLine[];
  readonly wall: Wall;
  readonly floor: FloorLine;
}

export interface Center {
  readonly tiles: TileCounts;
  readonly hasFirstPlayerToken: boolean;
}

export interface AzulState {
  readonly phase: 'DRAFT' | 'GAME_OVER';
  readonly round: number;
  readonly activeSeat: Seat;
  readonly startingSeat: Seat;
  readonly bag: TileCounts;
  readonly lid: TileCounts;
  readonly factories: readonly TileCounts[];
  readonly center: Center;
  readonly players: readonly [PlayerBoard, PlayerBoard];
  readonly result: AzulOutcome | null;
}

/** Azul is played as printed: there is nothing to choose. */
export type AzulOptions = Readonly<Record<string, never>>;

export const emptyLine = (row: number): PatternLine => ({ capacity: row + 1, color: null, countFilled: 0 });

export const EMPTY_FLOOR: FloorLine = Object.freeze({ tiles: Object.freeze([]), hasFirstPlayerToken: false });
