import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import type { UntrustedAction } from '../../engine/action.js';
import type { ActionDescription } from '../../engine/game.js';
import { isObject, type JsonSchema } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';
import type { ActionType, DuelAction } from './actions.js';
import { refuse } from './codes.js';

interface Field {
  readonly required: boolean;
  readonly schema: JsonSchema;
  accepts(value: unknown): boolean;
}
type Shape = Readonly<Record<string, Field>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const hasExactly = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

const isAttackTarget = (value: unknown): boolean =>
  isObject(value) &&
  ((value.kind === 'card' && hasExactly(value, ['kind', 'cardId']) && isText(value.cardId)) ||
    (value.kind === 'lane' &&
      hasExactly(value, ['kind', 'player', 'column']) &&
      isNumber(value.player) &&
      isNumber(value.column)));

/** Null counts as absent, inside a target too. */
const withoutNulls = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      if (field === null || field === undefined) return [];
      return [[key, isObject(field) ? withoutNulls(field) : field]];
    }),
  );

const ATTACK_TARGET_SCHEMA: JsonSchema = {
  oneOf: [
    {
      type: 'object',
      properties: { kind: { const: 'card' }, cardId: { type: 'string' } },
      required: ['kind', 'cardId'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { kind: { const: 'lane' }, player: { enum: [0, 1] }, column: { enum: [0, 1, 2] } },
      required: ['kind', 'player', 'column'],
      additionalProperties: false,
    },
  ],
};

const cardId: Field = { required: true, schema: { type: 'string' }, accepts: isText };
const targets: Field = {
  required: false,
  schema: { type: 'array', items: { type: 'string' }, maxItems: 2 },
  accepts: (value) => Array.isArray(value) && value.every(isText),
};

const SHAPES: Readonly<Record<ActionType, Shape>> = {
  DRAW_CARD: {},
  PLACE_CARD: {
    cardId,
    position: { required: true, schema: { type: 'integer', minimum: 0, maximum: 2 }, accepts: isNumber },
    targets,
  },
  SELECT_ATTACK: {
    cardId,
    attackType: { required: true, schema: { enum: ['VERTICAL', 'DIAGONAL'] }, accepts: isText },
    target: { required: false, schema: ATTACK_TARGET_SCHEMA, accepts: isAttackTarget },
  },
  SELECT_PROTECT: { cardId },
  SELECT_PUMP: { cardId, targetCardId: { required: false, schema: { type: 'string' }, accepts: isText } },
  USE_CHAMPION_ABILITY: { cardId, targets },
  END_STRATEGY: {},
  CONCEDE: {},
};

const isActionType = (type: unknown): type is ActionType => isText(type) && Object.hasOwn(SHAPES, type);

const faultOf = (shape: Shape, data: Record<string, unknown>): string | null => {
  const unknown = Object.keys(data).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) return unknown;
  const wrong = Object.entries(shape).find(([key, field]) =>
    Object.hasOwn(data, key) ? !field.accepts(data[key]) : field.required,
  );
  return wrong ? wrong[0] : null;
};

export const parseAction = ({ type, seat, data }: UntrustedAction): Result<DuelAction, Refusal> => {
  if (!isActionType(type)) return fail(refuse('INVALID_ACTION_TYPE'));
  const given = data ?? {};
  if (!isObject(given)) return fail(refuse('MALFORMED_ACTION', { field: 'data' }));
  const present = withoutNulls(given);
  const fault = faultOf(SHAPES[type], present);
  if (fault !== null) return fail(refuse('MALFORMED_ACTION', { field: fault }));
  return ok({ type, seat, data: present } as unknown as DuelAction);
};

export const actionDescriptions: readonly ActionDescription[] = Object.entries(SHAPES).map(([type, shape]) => ({
  type,
  dataSchema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(shape).map(([key, { schema }]) => [key, schema])),
    required: Object.entries(shape).flatMap(([key, { required }]) => (required ? [key] : [])),
    additionalProperties: false,
  },
}));
