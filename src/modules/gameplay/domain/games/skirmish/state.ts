import type { Outcome } from '../../engine/game.js';
import type { RuleRegistration } from '../../engine/rule-manager.js';
import type { Seat } from '../../engine/seat.js';
import type { Effect } from './effects/effect.js';
import type { Card, CardId, Pair, SlotRef, Terrain } from './model.js';
import type { RuleType } from './rules/rule-types.js';

export interface PlayerState {
  readonly hand: readonly CardId[];
  /** The top card first. */
  readonly deck: readonly CardId[];
  readonly graveyard: readonly CardId[];
  readonly sp: number;
  readonly marks: number;
  readonly isDone: boolean;
  readonly playedCard: boolean;
}

export type Option = SlotRef | CardId;

export interface PendingChoice {
  readonly seat: Seat;
  readonly source: CardId;
  readonly options: readonly Option[];
  readonly optional: boolean;
}

/** A finished skirmish. A null winner is a tie, which marks both. */
export interface SkirmishRecord {
  readonly skirmish: number;
  readonly terrains: readonly (Seat | null)[];
  readonly sp: Pair<number>;
  readonly winner: Seat | null;
}

export interface SkirmishState {
  readonly skirmish: number;
  readonly currentPlayer: Seat;
  readonly turn: number;
  readonly startingPlayer: Seat;
  readonly players: Pair<PlayerState>;
  readonly terrains: readonly Terrain[];
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly rules: readonly RuleRegistration<RuleType>[];
  /** How often a unit has entered a slot: numbers registrations and tokens. */
  readonly entries: number;
  /** While a choice is open: first the ability that asks, then what follows it. */
  readonly queue: readonly Effect[];
  readonly pendingChoice: PendingChoice | null;
  readonly history: readonly SkirmishRecord[];
  readonly result: Outcome | null;
}
