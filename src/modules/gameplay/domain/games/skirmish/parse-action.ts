import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import type { UntrustedAction } from '../../engine/action.js';
import { isInteger, isObject } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';
import { isSeat } from '../../engine/seat.js';
import type { SkirmishAction } from './action.js';
import type { SlotRef } from './model.js';
import { refuse } from './refusal-codes.js';

const MAX_TARGETS = 10;

/** Whether a slot is on the board is a question of the rules, with a code of its own. */
const isSlot = (value: unknown): value is SlotRef =>
  isObject(value) && Object.keys(value).length === 2 && isInteger(value.terrain) && isSeat(value.seat);

/** Adding zero turns -0 into 0, which JSON cannot tell apart. */
const toSlot = ({ terrain, seat }: SlotRef): SlotRef => ({ terrain: terrain + 0, seat: seat === 0 ? 0 : 1 });

type Field = (value: unknown) => { readonly value: unknown } | null;

const cardId: Field = (value) => (typeof value === 'string' ? { value } : null);
const slot: Field = (value) => (isSlot(value) ? { value: toSlot(value) } : null);
const targets: Field = (value) =>
  Array.isArray(value) && value.length <= MAX_TARGETS && value.every(isSlot) ? { value: value.map(toSlot) } : null;
const choice: Field = (value) => (typeof value === 'number' ? { value: value + 0 } : null);

interface Shape {
  readonly fields: Readonly<Record<string, Field>>;
  readonly required: readonly string[];
}

/** A Map, so that no name that objects treat specially is taken for a type. */
const SHAPES: ReadonlyMap<unknown, Shape> = new Map<unknown, Shape>([
  ['PLAY_CARD', { fields: { cardId, slot, targets }, required: ['cardId'] }],
  ['ACTIVATE', { fields: { cardId, targets }, required: ['cardId'] }],
  ['PASS', { fields: {}, required: [] }],
  ['SUBMIT_INPUT', { fields: { choice }, required: [] }],
  ['CONCEDE', { fields: {}, required: [] }],
]);

const malformed = (field: string): Result<never, Refusal> => fail(refuse('MALFORMED_ACTION', { field }));

export const parseAction = ({ type, seat, data: raw }: UntrustedAction): Result<SkirmishAction, Refusal> => {
  const shape = SHAPES.get(type);
  if (!shape) return fail(refuse('UNKNOWN_ACTION'));
  if (raw !== undefined && raw !== null && !isObject(raw)) return malformed('data');
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw ?? {})) {
    if (!Object.hasOwn(shape.fields, name)) return malformed(name);
    if (value === null || value === undefined) continue;
    const parsed = shape.fields[name](value);
    if (!parsed) return malformed(name);
    data[name] = parsed.value;
  }
  const missing = shape.required.find((name) => data[name] === undefined);
  return missing === undefined ? ok({ type, seat, data } as unknown as SkirmishAction) : malformed(missing);
};
