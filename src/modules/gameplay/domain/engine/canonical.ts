import { createHash, createHmac } from 'node:crypto';

/** Most names and values need no escapes; asking first is faster than escaping all of them. */
const NEEDS_NO_ESCAPE = /^[\w .:-]*$/;
const quoted = (text: string): string => (NEEDS_NO_ESCAPE.test(text) ? `"${text}"` : JSON.stringify(text));

const listText = (items: readonly unknown[]): string => {
  let text = '[';
  for (let i = 0; i < items.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(items[i]);
  return `${text}]`;
};

const objectText = (object: Record<string, unknown>): string => {
  let text = '{';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value === undefined) continue;
    text += `${text.length === 1 ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
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
