import { createHash, createHmac } from 'node:crypto';

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
    text += `${text.length === 1 ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
};

/** RFC 8785: one value, one text, on every machine. */
export const canonicalJson = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('not a JSON number');
      return JSON.stringify(value);
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
