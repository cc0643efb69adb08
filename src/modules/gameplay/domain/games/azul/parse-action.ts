import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import type { UntrustedAction } from '../../engine/action.js';
import { isInteger, isObject } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';
import type { AzulAction, Destination, Source } from './actions.js';
import { refuse } from './refusals.js';

const malformed = (field: string) => fail(refuse('MALFORMED_ACTION', { field }));

/** The fields that are not null, if all of them are among `names`. */
const fieldsOf = (value: unknown, names: readonly string[]): Record<string, unknown> | null => {
  if (!isObject(value)) return null;
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (value[name] === null || value[name] === undefined) continue;
    if (!names.includes(name)) return null;
    fields[name] = value[name];
  }
  return fields;
};

const parseSource = (value: unknown): Source | null => {
  const fields = fieldsOf(value, ['kind', 'index']);
  if (fields?.kind === 'center' && fields.index === undefined) return { kind: 'center' };
  if (fields?.kind === 'factory' && isInteger(fields.index)) return { kind: 'factory', index: fields.index };
  return null;
};

const parseDestination = (value: unknown): Destination | null => {
  const fields = fieldsOf(value, ['kind', 'row']);
  if (fields?.kind === 'floor' && fields.row === undefined) return { kind: 'floor' };
  if (fields?.kind === 'patternLine' && isInteger(fields.row)) return { kind: 'patternLine', row: fields.row };
  return null;
};

export const parseAction = ({ type, seat, data }: UntrustedAction): Result<AzulAction, Refusal> => {
  switch (type) {
    case 'CONCEDE':
      return fieldsOf(data ?? {}, []) ? ok({ type, seat, data: {} }) : malformed('data');
    case 'DRAFT': {
      const fields = fieldsOf(data, ['source', 'color', 'destination']);
      if (!fields) return malformed('data');
      const source = parseSource(fields.source);
      if (!source) return malformed('source');
      const { color } = fields;
      if (typeof color !== 'string') return malformed('color');
      const destination = parseDestination(fields.destination);
      if (!destination) return malformed('destination');
      return ok({ type, seat, data: { source, color, destination } });
    }
    default:
      return fail(refuse('INVALID_ACTION_TYPE'));
  }
};
