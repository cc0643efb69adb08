import { createHash, createHmac } from 'node:crypto';
import { isObject } from './json.js';

/** RFC 8785: one value, one text, on every machine. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isObject(value)) {
    const members = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('not a JSON number');
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('not a JSON value');
  return text;
};

export const sha256Hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export const hmacHex = (key: Buffer | string, data: string): string =>
  createHmac('sha256', key).update(data).digest('hex');
