import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isObject, type JsonSchema } from '../../engine/json.js';
import { SEATS } from '../../engine/seat.js';
import { isSameTile } from './board.js';
import { isLineUpUnit, unknownFields } from './shape.js';
import { type LineUpUnit, type Ruleset, RULESETS, type TacticsState, nothingSpent, UNIT_TYPES } from './state.js';

export type TacticsOptions = { readonly ruleset: Ruleset; readonly units: readonly LineUpUnit[] };

export const MAX_UNITS_A_SIDE = 10;

const DEFAULT_UNITS: readonly LineUpUnit[] = [
  { id: 'u1_p1', type: 'SWORDSMAN', owner: 0, hp: 10, attack: 3, position: { x: 1, y: 0 } },
  { id: 'u2_p1', type: 'ARCHER', owner: 0, hp: 8, attack: 3, position: { x: 3, y: 0 } },
  { id: 'u1_p2', type: 'SWORDSMAN', owner: 1, hp: 10, attack: 3, position: { x: 1, y: 4 } },
  { id: 'u2_p2', type: 'ARCHER', owner: 1, hp: 8, attack: 3, position: { x: 3, y: 4 } },
];

const strength: JsonSchema = { type: 'integer', minimum: 1, maximum: 999 };
const coordinate: JsonSchema = { type: 'integer', minimum: 0, maximum: 4 };

export const OPTIONS_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    ruleset: { type: 'string', enum: RULESETS, default: 'V1' },
    units: {
      type: 'array',
      minItems: 2,
      maxItems: 2 * MAX_UNITS_A_SIDE,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' },
          type: { type: 'string', enum: UNIT_TYPES },
          owner: { type: 'integer', enum: SEATS },
          hp: strength,
          attack: strength,
          position: {
            type: 'object',
            properties: { x: coordinate, y: coordinate },
            required: ['x', 'y'],
            additionalProperties: false,
          },
        },
        required: ['id', 'type', 'owner', 'hp', 'attack', 'position'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

const lineUpFaults = (units: readonly LineUpUnit[]): readonly string[] => {
  const faults: string[] = [];
  for (const seat of SEATS) {
    const { length } = units.filter((unit) => unit.owner === seat);
    if (length < 1 || length > MAX_UNITS_A_SIDE) faults.push(`units: seat ${seat} needs 1 to 10 units, not ${length}`);
  }
  units.forEach((unit, index) => {
    const earlier = units.slice(0, index);
    if (earlier.some(({ id }) => id === unit.id)) faults.push(`units[${index}].id: ${unit.id} is taken`);
    if (earlier.some(({ position }) => isSameTile(position, unit.position)))
      faults.push(`units[${index}].position: another unit stands there`);
  });
  return faults;
};

const parseUnits = (json: unknown): Result<readonly LineUpUnit[], readonly string[]> => {
  if (!Array.isArray(json) || json.length > 2 * MAX_UNITS_A_SIDE)
    return fail(['units: must be a list of 2 to 20 units']);
  const faults = json.flatMap((unit, index) => (isLineUpUnit(unit) ? [] : [`units[${index}]: not a valid unit`]));
  if (faults.length > 0) return fail(faults);
  const units: readonly LineUpUnit[] = json;
  const broken = lineUpFaults(units);
  return broken.length > 0 ? fail(broken) : ok(units);
};

export const parseOptions = (json: unknown): Result<TacticsOptions, readonly string[]> => {
  const given = json ?? {};
  if (!isObject(given)) return fail(['options: must be an object']);
  const faults = unknownFields(given, ['ruleset', 'units']).map((field) => `${field}: unknown field`);
  const ruleset = RULESETS.find((name) => name === (given.ruleset ?? 'V1'));
  if (!ruleset) faults.push(`ruleset: must be one of ${RULESETS.join(', ')}`);
  const units = parseUnits(given.units ?? DEFAULT_UNITS);
  if (!units.ok) faults.push(...units.error);
  return ruleset && units.ok && faults.length === 0 ? ok({ ruleset, units: units.value }) : fail(faults);
};

/** Seat 0 always starts. */
export const initialState = ({ ruleset, units }: TacticsOptions): TacticsState => ({
  board: { width: 5, height: 5 },
  ruleset,
  units: units.map((unit) => ({ ...unit, alive: true })),
  currentPlayer: 0,
  turnNumber: 1,
  spent: nothingSpent(units),
  turnsWithoutDamage: 0,
  actionsThisTurn: 0,
  isGameOver: false,
  winner: null,
});
