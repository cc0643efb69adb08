import { isObject, type Json } from '../../modules/gameplay/domain/engine/json.js';
import type { Board } from './board.js';

const WIDTH = 100;

const inline = (value: Json): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((each: Json) => inline(each)).join(', ');
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${inline(each as Json)}`)
    .join(' ');
};

const lines = (name: string, value: Json, indent: string): string[] => {
  const short = `${indent}${name}: ${inline(value)}`;
  if (typeof value !== 'object' || value === null || short.length <= WIDTH) return [short];
  const inner = Array.isArray(value)
    ? [...value.entries()].map(([i, each]) => [`#${i}`, each] as const)
    : Object.entries(value);
  return [`${indent}${name}`, ...inner.flatMap(([key, each]) => lines(key, each as Json, `${indent}  `))];
};

/** Any game's view, as an outline. */
export const outline: Board = (view) =>
  isObject(view) ? Object.entries(view).flatMap(([name, value]) => lines(name, value as Json, '')) : [inline(view)];
