import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import type { UntrustedAction } from '../../engine/action.js';
import type { ActionDescription } from '../../engine/game.js';
import { isObject, type JsonSchema } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';
import type { Seat } from '../../engine/seat.js';
import { refuse } from './refusal-codes.js';
import type { Position, UnitId } from './state.js';

/** What an action may carry. Which fields it must carry is a question of the rules, with codes of its own. */
export type Targets = {
  readonly actingUnitId?: UnitId;
  readonly targetUnitId?: UnitId;
  readonly targetPosition?: Position;
};

type Acting<T extends string, D> = { readonly type: T; readonly seat: Seat; readonly data: D };

export type Move = Acting<'MOVE', Targets>;
export type Attack = Acting<'ATTACK', Targets>;
export type MoveAndAttack = Acting<'MOVE_AND_ATTACK', Targets>;
export type EndTurn = Acting<'END_TURN', Record<string, never>>;
export type Concede = Acting<'CONCEDE', Record<string, never>>;
export type UnitAction = Move | Attack | MoveAndAttack;
export type TacticsAction = UnitAction | EndTurn | Concede;

const idSchema: JsonSchema = { type: 'string' };
const positionSchema: JsonSchema = {
  type: 'object',
  properties: { x: { type: 'integer', minimum: 0, maximum: 4 }, y: { type: 'integer', minimum: 0, maximum: 4 } },
  required: ['x', 'y'],
  additionalProperties: false,
};
const dataSchema = (properties: JsonSchema, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export const ACTIONS: readonly ActionDescription[] = [
  {
    type: 'MOVE',
    dataSchema: dataSchema({ actingUnitId: idSchema, targetPosition: positionSchema }, ['targetPosition']),
  },
  ...['ATTACK', 'MOVE_AND_ATTACK'].map((type) => ({
    type,
    dataSchema: dataSchema({ actingUnitId: idSchema, targetUnitId: idSchema, targetPosition: positionSchema }, [
      'targetUnitId',
      'targetPosition',
    ]),
  })),
  { type: 'END_TURN', dataSchema: dataSchema({}, []) },
  { type: 'CONCEDE', dataSchema: dataSchema({}, []) },
];

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const parsePosition = (value: unknown): Position | undefined => {
  if (!isObject(value) || Object.keys(value).some((key) => key !== 'x' && key !== 'y')) return undefined;
  const { x, y } = value;
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  // Adding zero turns -0 into 0, which JSON cannot tell apart.
  return { x: x + 0, y: y + 0 };
};

const malformed = (field: string): Result<never, Refusal> => fail(refuse('MALFORMED_ACTION', { field }));

const parseTargets = (data: Record<string, unknown>): Result<Targets, Refusal> => {
  const targets: { -readonly [K in keyof Targets]: Targets[K] } = {};
  for (const [field, value] of Object.entries(data)) {
    switch (field) {
      case 'actingUnitId':
      case 'targetUnitId':
        if (isAbsent(value)) break;
        if (typeof value !== 'string') return malformed(field);
        targets[field] = value;
        break;
      case 'targetPosition': {
        if (isAbsent(value)) break;
        const position = parsePosition(value);
        if (!position) return malformed(field);
        targets.targetPosition = position;
        break;
      }
      default:
        return malformed(field);
    }
  }
  return ok(targets);
};

export const parseAction = ({ type, seat, data: raw }: UntrustedAction): Result<TacticsAction, Refusal> => {
  const data = isAbsent(raw) ? {} : raw;
  switch (type) {
    case 'MOVE':
    case 'ATTACK':
    case 'MOVE_AND_ATTACK': {
      if (!isObject(data)) return malformed('data');
      const targets = parseTargets(data);
      return targets.ok ? ok({ type, seat, data: targets.value }) : targets;
    }
    case 'END_TURN':
    case 'CONCEDE': {
      if (!isObject(data)) return malformed('data');
      const [extra] = Object.keys(data);
      return extra === undefined ? ok({ type, seat, data: {} }) : malformed(extra);
    }
    default:
      return fail(refuse('INVALID_ACTION_TYPE'));
  }
};
