import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import type { UntrustedAction } from '../../engine/action.js';
import { isObject } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';
import { ACTIONS } from './actions/all-actions.js';
import type { ActionType, PokemonAction } from './actions/action.js';
import { refuse } from './refusals.js';

const isActionType = (type: unknown): type is ActionType => typeof type === 'string' && Object.hasOwn(ACTIONS, type);

/** Null counts as absent. */
const withoutNulls = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined));

export const parseAction = ({ type, seat, data }: UntrustedAction): Result<PokemonAction, Refusal> => {
  if (!isActionType(type)) return fail(refuse('INVALID_ACTION'));
  const given = data ?? {};
  if (!isObject(given)) return fail(refuse('INVALID_ACTION', { faults: ['data: expected an object'] }));
  const fields = withoutNulls(given);
  const faults = ACTIONS[type].shape.faults(fields, 'data');
  if (faults.length > 0) return fail(refuse('INVALID_ACTION', { faults: faults.slice(0, 10) }));
  return ok({ type, seat, data: fields } as PokemonAction);
};
