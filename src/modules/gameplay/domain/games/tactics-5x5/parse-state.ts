import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isObject } from '../../engine/json.js';
import { isSeat } from '../../engine/seat.js';
import { invariants } from './invariants.js';
import { MAX_UNITS_A_SIDE } from './options.js';
import { isCount, isSpent, isUnit, unknownFields } from './shape.js';
import { nothingSpent, RULESETS, type TacticsState, type Unit } from './state.js';

const isBoard = (value: unknown): boolean =>
  isObject(value) && value.width === 5 && value.height === 5 && Object.keys(value).length === 2;

const isUnitList = (value: unknown): value is readonly Unit[] =>
  Array.isArray(value) && value.length <= 2 * MAX_UNITS_A_SIDE && value.every(isUnit);

const SHAPE: Readonly<Record<keyof TacticsState, (value: unknown) => boolean>> = {
  board: isBoard,
  ruleset: (value) => RULESETS.some((name) => name === value),
  units: isUnitList,
  currentPlayer: isSeat,
  turnNumber: (value) => isCount(value) && value >= 1,
  spent: (value) => isObject(value) && Object.values(value).every(isSpent),
  turnsWithoutDamage: isCount,
  actionsThisTurn: isCount,
  isGameOver: (value) => typeof value === 'boolean',
  winner: (value) => value === null || isSeat(value),
};

/** The printed rules do not know these fields: a state written down without them is a state at the start of a turn. */
const withDefaults = (json: Record<string, unknown>): Record<string, unknown> => {
  const unspent = isUnitList(json.units) ? nothingSpent(json.units) : {};
  const spent = json.spent ?? {};
  return {
    ruleset: 'V1',
    turnsWithoutDamage: 0,
    actionsThisTurn: 0,
    ...json,
    spent: isObject(spent) ? { ...unspent, ...spent } : spent,
  };
};

const isTacticsState = (json: unknown): json is TacticsState =>
  isObject(json) && Object.entries(SHAPE).every(([field, hasShape]) => hasShape(json[field]));

export const parseState = (json: unknown): Result<TacticsState, readonly string[]> => {
  if (!isObject(json)) return fail(['state: must be an object']);
  const state: unknown = withDefaults(json);
  if (!isTacticsState(state) || unknownFields(json, Object.keys(SHAPE)).length > 0) {
    const filled = withDefaults(json);
    return fail([
      ...unknownFields(json, Object.keys(SHAPE)).map((field) => `${field}: unknown field`),
      ...Object.entries(SHAPE).flatMap(([field, hasShape]) =>
        hasShape(filled[field]) ? [] : [`${field}: wrong shape`],
      ),
    ]);
  }
  const broken = invariants(state);
  return broken.length > 0 ? fail(broken) : ok(state);
};
