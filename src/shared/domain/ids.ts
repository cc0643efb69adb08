import { randomUUID } from 'node:crypto';

type Branded<Name extends string> = string & { readonly __brand: Name };

export type AccountId = Branded<'AccountId'>;
export type TournamentId = Branded<'TournamentId'>;
export type MatchId = Branded<'MatchId'>;

const COUNTS = 0x1000;
let millisecond = 0;
let count = 0;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * UUID version 7: unique, and ordered by when it was made: a millisecond, a count within it, and 62 random bits. Those
 * are taken from a UUID of version 4, for which Node draws ahead; a draw for each id would be slow.
 */
export const newId = <Id extends string>(): Id => {
  const now = Date.now();
  count = now > millisecond ? 0 : (count + 1) % COUNTS;
  millisecond = Math.max(now, count === 0 ? millisecond + 1 : millisecond);
  const time = hex(millisecond, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(count, 3)}${randomUUID().slice(18)}` as Id;
};
