import type { Seat } from '../../engine/seat.js';
import type { QueuedAction } from './actions.js';
import type { Phase } from './phases.js';

export const CARD_TYPES = ['CHAMPION', 'MONSTER', 'SPELL'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export type CardClass = 'DEFENDER' | 'PUMPER' | 'ALL_ROUNDER';
export const STATS = ['atk', 'def', 'spd'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;

export interface Modifier {
  readonly stat: Stat;
  readonly value: number;
  readonly expiresAtEndOfTurn: number;
}

export const STATUS_TYPES = ['STUN', 'FREEZE', 'BURN', 'POISON', 'RULE_OVERRIDE'] as const;
export type StatusType = (typeof STATUS_TYPES)[number];

export interface StatusEffect {
  readonly type: StatusType;
  readonly remaining: number;
  /** POISON: the damage of its next tick. */
  readonly stage?: number;
  /** RULE_OVERRIDE: the action type it applies to, and the codes it suppresses. */
  readonly affectsAction?: string;
  readonly overrides?: readonly string[];
}

export interface Card {
  readonly id: string;
  readonly definition: string;
  readonly owner: Seat;
  readonly type: CardType;
  readonly class: CardClass | null;
  readonly base: Stats;
  readonly damage: number;
  readonly modifiers: readonly Modifier[];
  readonly statusEffects: readonly StatusEffect[];
  readonly isProtecting: boolean;
  readonly protectedLastTurn: boolean;
  /** The how-manieth placement of the game; null before the card is placed. */
  readonly placedAt: number | null;
  readonly abilityUsedTurn: number | null;
  /** A copy without the ability of its definition, gone when it leaves the grid. */
  readonly token?: true;
  /** A face-down spell's targets, as chosen when it was placed. */
  readonly targets?: readonly string[];
}

export interface PlayerState {
  readonly hand: readonly string[];
  /** The next card first. */
  readonly deck: readonly string[];
  readonly graveyard: readonly string[];
  readonly spellsBlockedUntilTurn: number | null;
}

export type Pair<T> = readonly [T, T];
export type Row<T> = readonly [T, T, T];
export type Cells = Row<string | null>;

export const END_REASONS = ['CHAMPION_DESTROYED', 'DECK_OUT', 'CONCEDE'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface DuelState {
  readonly turn: number;
  readonly phase: Phase;
  readonly activePlayerIndex: Seat;
  readonly firstPlayerIndex: Seat;
  readonly players: Pair<PlayerState>;
  readonly board: { readonly grid: Pair<Cells>; readonly spellGrid: Pair<Cells> };
  /** Side lanes' hit points; the centre mirrors the champion's life. */
  readonly lanes: Pair<Row<number>>;
  readonly cards: Readonly<Record<string, Card>>;
  readonly queued: Readonly<Record<string, QueuedAction>>;
  readonly winner: Seat | null;
  readonly endReason: EndReason | null;
}

export const COLUMNS = [0, 1, 2] as const;
export const SIDE_COLUMNS = [0, 2] as const;
export const CENTRE = 1;
export const SIDE_LANE_HP = 5;
