import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isInteger, isObject } from '../../engine/json.js';
import { isSeat, type Seat } from '../../engine/seat.js';
import { COLORS, isColor, type Color } from './colors.js';
import { invariants } from './invariants.js';
import {
  FACTORY_COUNT,
  FLOOR_SPACES,
  OUTCOME_REASONS,
  ROW_COUNT,
  type AzulOutcome,
  type AzulState,
  type Center,
  type FloorLine,
  type OutcomeReason,
  type PatternLine,
  type PlayerBoard,
} from './state.js';
import type { TileCounts } from './tile-counts.js';

/** Tells a fault of shape apart from a bug; it never leaves this file. */
class WrongShape extends Error {}

/** Collects every fault: a reader that meets one notes it and its caller goes on with the next field. */
class Reader {
  readonly faults: string[] = [];

  fault(path: string, expected: string): never {
    this.faults.push(`${path}: ${expected}`);
    throw new WrongShape();
  }

  /** All fields of an object, each read even where another one is at fault. */
  fields<T extends object>(
    value: unknown,
    path: string,
    read: { [K in keyof T]: (v: unknown, path: string) => T[K] },
  ): T {
    if (!isObject(value)) this.fault(path || 'state', 'must be an object');
    const prefix = path ? `${path}.` : '';
    const result: Partial<T> = {};
    const before = this.faults.length;
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(read, name)) this.faults.push(`${prefix}${name}: unknown field`);
    }
    for (const name of Object.keys(read) as (keyof T & string)[]) {
      this.attempt(() => {
        result[name] = read[name](Object.hasOwn(value, name) ? value[name] : undefined, `${prefix}${name}`);
      });
    }
    if (this.faults.length > before) throw new WrongShape();
    return result as T;
  }

  list<T>(value: unknown, path: string, length: number, read: (v: unknown, path: string) => T): T[] {
    if (!Array.isArray(value) || value.length !== length) this.fault(path, `must be a list of ${length}`);
    const before = this.faults.length;
    const items: T[] = [];
    for (let index = 0; index < length; index++) {
      this.attempt(() => items.push(read(value[index], `${path}[${index}]`)));
    }
    if (this.faults.length > before) throw new WrongShape();
    return items;
  }

  attempt(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof WrongShape)) throw error;
    }
  }

  count = (value: unknown, path: string): number =>
    isInteger(value) && value >= 0 ? value : this.fault(path, 'must be a whole number of at least 0');
  boolean = (value: unknown, path: string): boolean =>
    typeof value === 'boolean' ? value : this.fault(path, 'must be true or false');
  color = (value: unknown, path: string): Color =>
    isColor(value) ? value : this.fault(path, `must be one of ${COLORS.join(', ')}`);
  seat = (value: unknown, path: string): Seat => (isSeat(value) ? value : this.fault(path, 'must be 0 or 1'));
  phase = (value: unknown, path: string): AzulState['phase'] =>
    value === 'DRAFT' || value === 'GAME_OVER' ? value : this.fault(path, 'must be DRAFT or GAME_OVER');
  reason = (value: unknown, path: string): OutcomeReason =>
    OUTCOME_REASONS.find((reason) => reason === value) ??
    this.fault(path, `must be one of ${OUTCOME_REASONS.join(', ')}`);

  tiles = (value: unknown, path: string): TileCounts => {
    if (!isObject(value)) this.fault(path, 'must be an object of counts per colour');
    const present = Object.fromEntries(Object.entries(value).filter(([name, count]) => count !== 0 || !isColor(name)));
    const readers = Object.fromEntries(
      COLORS.filter((color) => Object.hasOwn(present, color)).map((c) => [c, this.count]),
    );
    return this.fields<Record<string, number>>(present, path, readers);
  };
  line = (value: unknown, path: string): PatternLine =>
    this.fields<PatternLine>(value, path, {
      capacity: this.count,
      color: (color, at) => (color === null ? null : this.color(color, at)),
      countFilled: this.count,
    });
  floor = (value: unknown, path: string): FloorLine =>
    this.fields<FloorLine>(value, path, {
      tiles: (tiles, at) =>
        Array.isArray(tiles) && tiles.length <= FLOOR_SPACES
          ? this.list(tiles, at, tiles.length, this.color)
          : this.fault(at, `must be a list of at most ${FLOOR_SPACES} colours`),
      hasFirstPlayerToken: this.boolean,
    });
  board = (value: unknown, path: string): PlayerBoard =>
    this.fields<PlayerBoard>(value, path, {
      score: this.count,
      patternLines: (lines, at) => this.list(lines, at, ROW_COUNT, this.line),
      wall: (wall, at) => this.list(wall, at, ROW_COUNT, (row, r) => this.list(row, r, ROW_COUNT, this.boolean)),
      floor: this.floor,
    });
  center = (value: unknown, path: string): Center =>
    this.fields<Center>(value, path, { tiles: this.tiles, hasFirstPlayerToken: this.boolean });
  result = (value: unknown, path: string): AzulOutcome | null =>
    value === null
      ? null
      : this.fields<AzulOutcome>(value, path, {
          winner: (winner, at) => (winner === null ? null : this.seat(winner, at)),
          reason: this.reason,
        });
  state = (value: unknown): AzulState =>
    this.fields<AzulState>(value, '', {
      phase: this.phase,
      round: this.count,
      activeSeat: this.seat,
      startingSeat: this.seat,
      bag: this.tiles,
      lid: this.tiles,
      factories: (factories, at) => this.list(factories, at, FACTORY_COUNT, this.tiles),
      center: this.center,
      players: (players, at) => this.list(players, at, 2, this.board) as [PlayerBoard, PlayerBoard],
      result: this.result,
    });
}

export const parseState = (json: unknown): Result<AzulState, readonly string[]> => {
  const reader = new Reader();
  let state: AzulState | undefined;
  reader.attempt(() => {
    state = reader.state(json);
  });
  if (!state) return fail(reader.faults);
  const faults = invariants(state);
  return faults.length > 0 ? fail(faults) : ok(state);
};
