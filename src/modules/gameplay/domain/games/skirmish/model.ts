import type { Seat } from '../../engine/seat.js';

export type CardId = string;
export type DefinitionId = string;
export type Pair<T> = readonly [T, T];

/** A player's half of a terrain. */
export type SlotRef = {
  readonly terrain: number;
  readonly seat: Seat;
};

export interface Slot {
  readonly unit: CardId | null;
  readonly modifier: number;
}

export interface Terrain {
  readonly slots: Pair<Slot>;
}

export interface Card {
  readonly id: CardId;
  readonly definition: DefinitionId;
  readonly owner: Seat;
  readonly basePower: number;
  readonly buffs: number;
  readonly damage: number;
  readonly cooldown: number;
  readonly activatedThisTurn: boolean;
}

/** What the rules are asked about: a card, or one (a token) that does not exist yet. */
export type CardFace = Pick<Card, 'definition' | 'owner'>;

export const TERRAINS = 5;
