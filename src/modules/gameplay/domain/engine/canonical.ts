import { createHash, createHmac } from 'node:crypto';

/** Most names and values need no escapes; asking first is faster than escaping all of them. */
const NEEDS_NO_ESCAPE = /^[\w .:-]*$/;
const quoted = (text: string): string => (NEEDS_NO_ESCAPE.test(text) ? `"${text}"` : JSON.stringify(text));

const listText = (items: readonly unknown[]): string => {
  let text = '[';
  for (let i = 0; i < items.length; i++) text += i === 0 ? canonicalJson(items[i]) : `,${canonicalJson(items[i])}`;
  return `${text}]`;
};

const MOST_NAMES = 1_000;
const names = new Map<string, string>();

/** States have few names, which come again and again; those of strangers' values are not kept beyond a number. */
const nameText = (name: string): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const text = `${quoted(name)}:`;
  if (names.size < MOST_NAMES) names.set(name, text);
  return text;
};

const FEW = 24;

/** By UTF-16 code units. Few keys are sorted where they stand, since the built-in sort makes copies. */
const sortedKeys = (object: object): string[] => {
  const keys = Object.keys(object);
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i];
    let place = i;
    for (; place > 0 && keys[place - 1] > key; place--) keys[place] = keys[place - 1];
    keys[place] = key;
  }
  return keys;
};

const objectText = (object: Record<string, unknown>): string => {
  let text = '{';
  for (const key of sortedKeys(object)) {
    const value = object[key];
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += nameText(key);
    text += canonicalJson(value);
  }
  return `${text}}`;
};

/** RFC 8785: one value, one text, on every machine. */
export const canonicalJson = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('not a JSON number');
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value as Record<string, unknown>);
    default:
      throw new TypeError('not a JSON value');
  }
};

export const sha256Hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export const hmacHex = (key: Buffer | string, data: string): string =>
  createHmac('sha256', key).update(data).digest('hex');
