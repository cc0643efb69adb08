import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isObject, type JsonSchema } from '../../engine/json.js';

/** The duel is played as printed: there is nothing to choose. */
export type DuelOptions = Readonly<Record<string, never>>;

export const optionsSchema: JsonSchema = { type: 'object', additionalProperties: false, properties: {} };

export const parseOptions = (json: unknown): Result<DuelOptions, readonly string[]> => {
  if (json === undefined || json === null) return ok({});
  if (!isObject(json)) return fail(['options: must be an object']);
  const unknown = Object.keys(json).filter((name) => json[name] !== null);
  return unknown.length > 0 ? fail(unknown.map((name) => `${name}: unknown option`)) : ok({});
};
