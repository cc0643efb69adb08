import type { GameEvent } from '../../engine/events.js';
import type { JsonObject } from '../../engine/json.js';
import type { Seat } from '../../engine/seat.js';
import type { Source } from './actions.js';
import type { Color } from './colors.js';
import type { AzulOutcome } from './state.js';
import type { TileCounts } from './tile-counts.js';

/** The rule behind an event that no action names. */
export type Cause = 'DRAFT' | 'CONCEDE' | 'SETUP' | 'WALL_TILING' | 'FLOOR_PENALTY' | 'NEXT_ROUND' | 'END_BONUS';

const event = (type: string, cause: Cause, data: JsonObject): GameEvent => ({ type, cause, data });
const json = (tiles: TileCounts) => tiles as JsonObject;

export const tilesTaken = (seat: Seat, source: Source, color: Color, count: number) =>
  event('TILES_TAKEN', 'DRAFT', { seat, source, color, count });

export const tilesMovedToCenter = (factory: number, tiles: TileCounts) =>
  event('TILES_MOVED_TO_CENTER', 'DRAFT', { factory, tiles: json(tiles) });

/** `takesSpace` is false for a full floor: the token is kept and costs nothing. */
export const tokenTaken = (seat: Seat, takesSpace: boolean) =>
  event('FIRST_PLAYER_TOKEN_TAKEN', 'DRAFT', { seat, takesSpace });

export const linePlaced = (seat: Seat, row: number, color: Color, count: number) =>
  event('TILES_PLACED_IN_LINE', 'DRAFT', { seat, row, color, count });

export const fellToFloor = (seat: Seat, color: Color, count: number) =>
  event('TILES_FELL_TO_FLOOR', 'DRAFT', { seat, color, count });

export const movedToLid = (cause: Cause, seat: Seat, tiles: TileCounts) =>
  event('TILES_MOVED_TO_LID', cause, { seat, tiles: json(tiles) });

export interface Placement {
  readonly row: number;
  readonly column: number;
  readonly color: Color;
  readonly horizontal: number;
  readonly vertical: number;
  readonly points: number;
  readonly score: number;
}

export const wallTiled = (seat: Seat, placement: Placement) =>
  event('WALL_TILED', 'WALL_TILING', { seat, ...placement });

/** `lost` is less than `penalty` where the score would have fallen below zero. */
export const floorPenalised = (seat: Seat, spaces: number, penalty: number, lost: number, score: number) =>
  event('FLOOR_PENALISED', 'FLOOR_PENALTY', { seat, spaces, penalty, lost, score });

export const tokenReturned = (seat: Seat) => event('FIRST_PLAYER_TOKEN_RETURNED', 'NEXT_ROUND', { seat });

export const bagRefilled = (cause: Cause, tiles: TileCounts) => event('BAG_REFILLED', cause, { tiles: json(tiles) });

export const factoryFilled = (cause: Cause, factory: number, tiles: TileCounts) =>
  event('FACTORY_FILLED', cause, { factory, tiles: json(tiles) });

export const roundStarted = (cause: Cause, round: number, startingSeat: Seat) =>
  event('ROUND_STARTED', cause, { round, startingSeat });

export type Bonus =
  | { readonly kind: 'ROW'; readonly row: number }
  | { readonly kind: 'COLUMN'; readonly column: number }
  | { readonly kind: 'COLOR'; readonly color: Color };

export const bonusScored = (seat: Seat, bonus: Bonus, points: number, score: number) =>
  event('BONUS_SCORED', 'END_BONUS', { seat, ...bonus, points, score });

export const roundLimitReached = (round: number) => event('ROUND_LIMIT_REACHED', 'NEXT_ROUND', { round });

export const gameEnded = (cause: Cause, { winner, reason }: AzulOutcome, scores: readonly number[]) =>
  event('GAME_ENDED', cause, { winner, reason, scores });
