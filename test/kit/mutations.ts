import type { Action, UntrustedAction } from '../../src/modules/gameplay/domain/engine/action.js';
import { isObject } from '../../src/modules/gameplay/domain/engine/json.js';
import type { Random } from '../../src/modules/gameplay/domain/engine/random.js';
import { opponentOf } from '../../src/modules/gameplay/domain/engine/seat.js';

type Path = readonly (string | number)[];

/** Every place inside a value, the value itself included. */
export const pathsOf = (value: unknown, path: Path = []): Path[] => {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))
      : [];
  return [path, ...inside];
};

export const replaceAt = (value: unknown, [key, ...rest]: Path, replacement: unknown): unknown => {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, replacement) : item));
  const object = isObject(value) ? value : {};
  return { ...object, [key]: replaceAt(object[key], rest, replacement) };
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

const pick = <T>(items: readonly T[], random: Random): T => items[random.int(items.length)];

/** A number near by, a value that other actions hold, or nothing at all. */
const varied = (value: unknown, pool: readonly UntrustedAction[], random: Random): unknown => {
  if (typeof value === 'number' && random.flip()) return value + (random.flip() ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  const { data } = pick(pool, random);
  return random.int(4) === 0 ? null : valueAt(data, pick(pathsOf(data), random));
};

/** Another action that looks much like this one: sometimes legal, mostly not. */
export const mutate = (
  action: Action,
  pool: readonly UntrustedAction[],
  types: readonly string[],
  random: Random,
): UntrustedAction => {
  const { type, seat, data } = action;
  switch (random.int(6)) {
    case 0:
      return { type, seat: opponentOf(seat), data };
    case 1:
      return { type: pick(types, random), seat, data };
    case 2:
      return { type, seat, data: { ...data, unheardOf: 1 } };
    case 3: {
      const [dropped] = random.shuffle(Object.keys(data));
      return { type, seat, data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== dropped)) };
    }
    default: {
      const path = pick(pathsOf(data), random);
      return { type, seat, data: replaceAt(data, path, varied(valueAt(data, path), pool, random)) };
    }
  }
};
