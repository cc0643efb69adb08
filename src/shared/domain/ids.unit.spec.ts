import { expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { newId } from './ids.js';

it('makes UUIDs of version 7 that are ordered as they were made, also within a millisecond', () => {
  const before = Date.now();
  const ids = Array.from({ length: 20_000 }, () => newId<string>());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(19))).size).toBe(ids.length);
  expect(Number.parseInt(ids[0].replace('-', '').slice(0, 12), 16) - before).toBeLessThan(1000);
});
