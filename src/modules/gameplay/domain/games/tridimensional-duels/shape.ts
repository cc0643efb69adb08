import { isInteger, isObject } from '../../engine/json.js';

/** Notes every fault of a value under its path. */
export type Check = (value: unknown, path: string, faults: string[]) => void;

const checkThat =
  (holds: (value: unknown) => boolean, expected: string): Check =>
  (value, path, faults) => {
    if (!holds(value)) faults.push(`${path}: must be ${expected}`);
  };

export const integer = (min: number, max: number): Check =>
  checkThat((value) => isInteger(value) && value >= min && value <= max, `a whole number from ${min} to ${max}`);

export const boolean: Check = checkThat((value) => typeof value === 'boolean', 'true or false');

export const oneOf = (...values: readonly unknown[]): Check =>
  checkThat((value) => values.includes(value), `one of ${values.join(', ')}`);

/** Starts with a letter, so that no id is a name that objects treat specially. */
const ID = /^[a-z][a-z0-9-]{0,63}$/;
export const id: Check = checkThat((value) => typeof value === 'string' && ID.test(value), 'an id');

const MAX_TEXT = 64;
export const text: Check = checkThat(
  (value) => typeof value === 'string' && value.length <= MAX_TEXT,
  `a text of at most ${MAX_TEXT} characters`,
);

export const nullable =
  (check: Check): Check =>
  (value, path, faults) => {
    if (value !== null) check(value, path, faults);
  };

const MAX_LIST = 64;
export const list =
  (check: Check, length?: number): Check =>
  (value, path, faults) => {
    if (!Array.isArray(value) || (length === undefined ? value.length > MAX_LIST : value.length !== length)) {
      faults.push(`${path}: must be a list of ${length ?? `at most ${MAX_LIST}`}`);
      return;
    }
    value.forEach((item, index) => check(item, `${path}[${index}]`, faults));
  };

export const record =
  (check: Check): Check =>
  (value, path, faults) => {
    if (!isObject(value)) {
      faults.push(`${path}: must be an object`);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      id(key, `${path}[${JSON.stringify(key)}]`, faults);
      check(item, `${path}[${JSON.stringify(key)}]`, faults);
    }
  };

type Fields = Readonly<Record<string, Check>>;

export const object =
  (required: Fields, optional: Fields = {}): Check =>
  (value, path, faults) => {
    if (!isObject(value)) {
      faults.push(`${path || 'state'}: must be an object`);
      return;
    }
    const prefix = path === '' ? '' : `${path}.`;
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(required, name) && !Object.hasOwn(optional, name))
        faults.push(`${prefix}${name}: unknown field`);
    }
    for (const [name, check] of Object.entries(required))
      check(Object.hasOwn(value, name) ? value[name] : undefined, `${prefix}${name}`, faults);
    for (const [name, check] of Object.entries(optional))
      if (Object.hasOwn(value, name)) check(value[name], `${prefix}${name}`, faults);
  };

/** An object whose `tag` field says which of the shapes it has. */
export const tagged =
  (tag: string, shapes: Readonly<Record<string, Check>>): Check =>
  (value, path, faults) => {
    const name = isObject(value) ? value[tag] : undefined;
    if (typeof name === 'string' && Object.hasOwn(shapes, name)) shapes[name](value, path, faults);
    else faults.push(`${path}.${tag}: must be one of ${Object.keys(shapes).join(', ')}`);
  };
