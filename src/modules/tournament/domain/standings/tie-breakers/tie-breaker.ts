import type { TieBreakerCode } from '../profile.js';
import type { ScoreTable } from '../score-table.js';

/** A number a player; the higher is placed first. */
export interface ValueTieBreaker {
  readonly kind: 'VALUE';
  readonly code: TieBreakerCode;
  /** Where the rule is written. */
  readonly reference: string;
  value(table: ScoreTable, id: string, round: number): number;
}

/** Decides between exactly two; below 0: the first is placed first, 0: it does not decide. */
export interface PairTieBreaker {
  readonly kind: 'PAIR';
  readonly code: TieBreakerCode;
  readonly reference: string;
  compare(table: ScoreTable, a: string, b: string): number;
}

export type TieBreaker = ValueTieBreaker | PairTieBreaker;
