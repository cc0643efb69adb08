import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isInteger, isObject } from '../../engine/json.js';
import { invariants } from './invariants/index.js';
import { STATE_SHAPE } from './shape.js';
import type { SkirmishState } from './state.js';

const tokenNumber = (id: string): number => (/^t\d{1,9}$/.test(id) ? Number(id.slice(1)) : 0);

/** A state written down by hand need not count entries: the highest number in use will do. */
const highestNumber = ({ rules, cards }: Record<string, unknown>): number => {
  const orders: unknown[] = Array.isArray(rules) ? rules.map((rule) => (isObject(rule) ? rule.order : 0)) : [];
  const tokens = isObject(cards) ? Object.keys(cards).map(tokenNumber) : [];
  return [...orders.filter(isInteger), ...tokens].reduce((most, number) => Math.max(most, number), 0);
};

const withDefaults = (json: Record<string, unknown>): Record<string, unknown> => ({
  ...json,
  entries: json.entries ?? highestNumber(json),
  queue: json.queue ?? [],
});

export const parseState = (json: unknown): Result<SkirmishState, readonly string[]> => {
  if (!isObject(json)) return fail(['state: must be an object']);
  const filled = withDefaults(json);
  const faults = [
    ...Object.keys(filled)
      .filter((field) => !Object.hasOwn(STATE_SHAPE, field))
      .map((field) => `${field}: unknown field`),
    ...Object.entries(STATE_SHAPE)
      .filter(([field, hasShape]) => !Object.hasOwn(filled, field) || !hasShape(filled[field]))
      .map(([field]) => `${field}: wrong shape`),
  ];
  if (faults.length > 0) return fail(faults);
  const state = filled as unknown as SkirmishState;
  const broken = invariants(state);
  return broken.length > 0 ? fail(broken) : ok(state);
};
