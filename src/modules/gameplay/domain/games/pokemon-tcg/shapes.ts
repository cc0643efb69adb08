import { isInteger, isObject, type Json, type JsonObject, type JsonSchema } from '../../engine/json.js';

/** What untrusted JSON must look like: checked by `faults`, published as `schema`. */
export interface Shape {
  readonly schema: JsonSchema;
  /** Each fault named with its path; empty when the value fits. */
  faults(value: unknown, path: string): string[];
}

export type Fields = Readonly<Record<string, Shape>>;

const simple = (schema: JsonSchema, fits: (value: unknown) => boolean, expected: string): Shape => ({
  schema,
  faults: (value, path) => (fits(value) ? [] : [`${path}: expected ${expected}`]),
});

export const integer = (minimum: number, maximum: number): Shape =>
  simple(
    { type: 'integer', minimum, maximum },
    (value) => isInteger(value) && value >= minimum && value <= maximum,
    `a whole number from ${minimum} to ${maximum}`,
  );

export const flag: Shape = simple({ type: 'boolean' }, (value) => typeof value === 'boolean', 'true or false');

export const text = (maxLength = 200, pattern?: RegExp): Shape =>
  simple(
    { type: 'string', maxLength, ...(pattern ? { pattern: pattern.source } : {}) },
    (value) => typeof value === 'string' && value.length <= maxLength && (!pattern || pattern.test(value)),
    'text',
  );

export const oneOf = (...values: readonly (string | number | null)[]): Shape =>
  simple(
    { enum: [...values] },
    (value) => values.includes(value as string | number | null),
    `one of ${values.join(', ')}`,
  );

export const listOf = (item: Shape, maximum = 200, minimum = 0): Shape => ({
  schema: { type: 'array', items: item.schema, minItems: minimum, maxItems: maximum },
  faults: (value, path) => {
    if (!Array.isArray(value)) return [`${path}: expected a list`];
    if (value.length > maximum || value.length < minimum) {
      return [`${path}: expected ${minimum} to ${maximum} entries`];
    }
    return value.flatMap((entry, index) => item.faults(entry, `${path}[${index}]`));
  },
});

const schemaOf = (fields: Fields): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.schema as Json]));

/** An object with exactly these fields; an unknown one is a fault. */
export const fields = (required: Fields, optional: Fields = {}): Shape => ({
  schema: {
    type: 'object',
    properties: { ...schemaOf(required), ...schemaOf(optional) },
    required: Object.keys(required),
    additionalProperties: false,
  },
  faults: (value, path) => {
    if (!isObject(value)) return [`${path}: expected an object`];
    const missing = Object.keys(required)
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => `${path}.${name}: missing`);
    const wrong = Object.keys(value).flatMap((name) => {
      if (Object.hasOwn(required, name)) return required[name].faults(value[name], `${path}.${name}`);
      if (Object.hasOwn(optional, name)) return optional[name].faults(value[name], `${path}.${name}`);
      return [`${path}.${name}: unknown field`];
    });
    return [...missing, ...wrong];
  },
});

/** An object with keys of its own choosing. */
export const mapOf = (item: Shape, key: RegExp): Shape => ({
  schema: { type: 'object', additionalProperties: item.schema },
  faults: (value, path) => {
    if (!isObject(value)) return [`${path}: expected an object`];
    return Object.keys(value).flatMap((name) =>
      key.test(name) ? item.faults(value[name], `${path}.${name}`) : [`${path}.${name}: not an id`],
    );
  },
});

export const nullable = (shape: Shape): Shape => ({
  schema: { anyOf: [{ type: 'null' }, shape.schema] },
  faults: (value, path) => (value === null ? [] : shape.faults(value, path)),
});

export const anyOf = (...shapes: readonly Shape[]): Shape => ({
  schema: { anyOf: shapes.map(({ schema }) => schema) },
  faults: (value, path) => {
    const answers = shapes.map((shape) => shape.faults(value, path));
    return answers.some((faults) => faults.length === 0) ? [] : answers[answers.length - 1];
  },
});

/** Objects told apart by one field. */
export const tagged = (tag: string, variants: () => Readonly<Record<string, Shape>>): Shape => ({
  schema: { type: 'object', required: [tag] },
  faults: (value, path) => {
    if (!isObject(value)) return [`${path}: expected an object`];
    const name = value[tag];
    const known = variants();
    if (typeof name !== 'string' || !Object.hasOwn(known, name)) return [`${path}.${tag}: unknown`];
    return known[name].faults(value, path);
  },
});
