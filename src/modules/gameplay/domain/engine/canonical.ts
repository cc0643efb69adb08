import { createHash, createHmac } from 'node:crypto';
import canonicalize from 'canonicalize';

/** RFC 8785: one value, one text, on every machine. */
export const canonicalJson = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('not a JSON value');
  return text;
};

export const sha256Hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export const hmacHex = (key: Buffer | string, data: string): string =>
  createHmac('sha256', key).update(data).digest('hex');
