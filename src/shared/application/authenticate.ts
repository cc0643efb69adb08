import type { Caller } from './caller.js';

/** Finds the account a bearer token belongs to. Identity implements it. */
export interface Authenticate {
  byToken(token: string): Promise<Caller | null>;
}

export const AUTHENTICATE = Symbol('Authenticate');
