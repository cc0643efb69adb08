import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { isObject, type JsonSchema } from '../../engine/json.js';

/** The game has no options. */
export type SkirmishOptions = Record<string, never>;

export const OPTIONS_SCHEMA: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

export const parseOptions = (json: unknown): Result<SkirmishOptions, readonly string[]> => {
  if (json === undefined || json === null) return ok({});
  if (!isObject(json)) return fail(['options: must be an object']);
  const unknown = Object.keys(json).filter((name) => json[name] !== null);
  return unknown.length > 0 ? fail(unknown.map((name) => `${name}: unknown option`)) : ok({});
};
