import type { Seat } from '../../engine/seat.js';

export const BOARD_SIZE = 5;
export const RULESETS = ['V1', 'V1_BALANCED'] as const;
export const UNIT_TYPES = ['SWORDSMAN', 'ARCHER', 'TANK'] as const;

export type Ruleset = (typeof RULESETS)[number];
export type UnitType = (typeof UNIT_TYPES)[number];
export type UnitId = string;

export type Position = { readonly x: number; readonly y: number };

export type LineUpUnit = {
  readonly id: UnitId;
  readonly type: UnitType;
  readonly owner: Seat;
  readonly hp: number;
  readonly attack: number;
  readonly position: Position;
};

export type Unit = LineUpUnit & { readonly alive: boolean };

export type Spent = { readonly moved: boolean; readonly attacked: boolean };

export type TacticsState = {
  readonly board: { readonly width: 5; readonly height: 5 };
  readonly ruleset: Ruleset;
  readonly units: readonly Unit[];
  readonly currentPlayer: Seat;
  readonly turnNumber: number;
  /** What each unit has done this turn, kept under every ruleset: it also tells whether the turn saw an attack. */
  readonly spent: Readonly<Record<UnitId, Spent>>;
  readonly turnsWithoutDamage: number;
  /** Actions since the turn began or since its last attack, whichever is later. */
  readonly actionsThisTurn: number;
  readonly isGameOver: boolean;
  readonly winner: Seat | null;
};

const UNSPENT: Spent = { moved: false, attacked: false };

export const nothingSpent = (units: readonly LineUpUnit[]): Record<UnitId, Spent> => {
  const spent: Record<UnitId, Spent> = {};
  for (const unit of units) spent[unit.id] = UNSPENT;
  return spent;
};

export const unitById = (state: TacticsState, id: UnitId): Unit | undefined => {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
};

export const hasAliveUnits = (units: readonly Unit[], seat: Seat): boolean =>
  units.some((unit) => unit.alive && unit.owner === seat);
