import { isObject } from '../../domain/json.js';

const MAX_DEPTH = 64;

/** Names that every object answers to without having been given them. */
const isPrototypeKey = (name: string): boolean => name in Object.prototype || name === 'prototype';

const badText = (text: string): string | null => {
  if (text.includes('\0')) return 'contains a NUL character';
  return text.isWellFormed() ? null : 'contains a lone surrogate';
};

/** What is wrong with a parsed JSON value that no part of the server wants to meet; null if nothing. */
export const hostileJson = (value: unknown): string | null => {
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  while (stack.length > 0) {
    const { value: next, depth } = stack.pop()!;
    if (typeof next === 'string') {
      const bad = badText(next);
      if (bad) return `a text ${bad}`;
    } else if (typeof next === 'number') {
      if (!Number.isFinite(next)) return 'a number is too large';
    } else if (Array.isArray(next) || isObject(next)) {
      if (depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH} levels`;
      for (const [key, member] of Object.entries(next)) {
        if (isPrototypeKey(key)) return `the field name ${key} is not allowed`;
        const bad = badText(key);
        if (bad) return `a field name ${bad}`;
        if (member !== null && typeof member !== 'boolean') stack.push({ value: member, depth: depth + 1 });
      }
    }
  }
  return null;
};
