import { describe, expect, it } from '@jest/globals';
import { parseAction } from './parse-action.js';
import { draft } from './test-states.js';

const codeOf = (type: unknown, data: unknown): unknown => {
  const parsed = parseAction({ type, seat: 0, data });
  return parsed.ok ? 'OK' : parsed.error.code;
};
const fieldOf = (data: unknown): unknown => {
  const parsed = parseAction({ type: 'DRAFT', seat: 0, data });
  return parsed.ok ? 'OK' : parsed.error.details?.field;
};
const good = draft(0, 'BLUE', 2).data;

describe('an unknown type', () => {
  it.each(['PASS', 'draft', '', 'toString', '__proto__', null, undefined, 0, {}, ['DRAFT']])('%p is refused', (type) =>
    expect(codeOf(type, good)).toBe('INVALID_ACTION_TYPE'),
  );
});

describe('malformed data is refused, and the field named:', () => {
  it.each<[string, string, unknown]>([
    ['data', 'nothing', undefined],
    ['data', 'null', null],
    ['data', 'a list', []],
    ['data', 'text', 'BLUE'],
    ['data', 'an unknown field', { ...good, count: 2 }],
    ['data', 'a prototype key', JSON.parse('{ "__proto__": { "color": "BLUE" } }')],
    ['source', 'no source', { ...good, source: undefined }],
    ['source', 'text as the source', { ...good, source: 'center' }],
    ['source', 'an unknown kind of source', { ...good, source: { kind: 'bag' } }],
    ['source', 'a factory without its index', { ...good, source: { kind: 'factory' } }],
    ['source', 'an index as text', { ...good, source: { kind: 'factory', index: '0' } }],
    ['source', 'a broken index', { ...good, source: { kind: 'factory', index: 0.5 } }],
    ['source', 'an index beyond whole numbers', { ...good, source: { kind: 'factory', index: 1e300 } }],
    ['source', 'an index that is no number', { ...good, source: { kind: 'factory', index: NaN } }],
    ['source', 'a centre with an index', { ...good, source: { kind: 'center', index: 0 } }],
    ['source', 'an unknown field of the source', { ...good, source: { kind: 'center', row: 1 } }],
    ['color', 'no colour', { ...good, color: null }],
    ['color', 'a colour as a number', { ...good, color: 0 }],
    ['color', 'a list of colours', { ...good, color: ['BLUE'] }],
    ['destination', 'no destination', { ...good, destination: null }],
    ['destination', 'an unknown kind of destination', { ...good, destination: { kind: 'wall', row: 1 } }],
    ['destination', 'a line without its row', { ...good, destination: { kind: 'patternLine' } }],
    ['destination', 'a broken row', { ...good, destination: { kind: 'patternLine', row: 1.5 } }],
    ['destination', 'a floor with a row', { ...good, destination: { kind: 'floor', row: 1 } }],
  ])('%s – %s', (field, _, data) => expect(fieldOf(data)).toBe(field));

  it('CONCEDE takes no fields', () => expect(codeOf('CONCEDE', { why: 'late' })).toBe('MALFORMED_ACTION'));
  it('CONCEDE takes no list', () => expect(codeOf('CONCEDE', [])).toBe('MALFORMED_ACTION'));
});

describe('null counts as absent', () => {
  it('in the data', () => expect(codeOf('DRAFT', { ...good, count: null })).toBe('OK'));
  it('in the source', () => {
    const parsed = parseAction({ type: 'DRAFT', seat: 0, data: { ...good, source: { kind: 'center', index: null } } });
    expect(parsed).toEqual({ ok: true, value: draft('center', 'BLUE', 2) });
  });
  it('for CONCEDE', () => expect(codeOf('CONCEDE', null)).toBe('OK'));
});
