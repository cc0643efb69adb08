import { fail, ok, type Result } from '../shared/domain/result.js';

/** Reads one variable's text; the error completes the sentence "NAME …". */
export type Reader<T> = (text: string) => Result<T, string>;

export const text: Reader<string> = (value) => ok(value);

export const portNumber: Reader<number> = (value) => {
  const port = Number(value);
  return /^\d+$/.test(value) && port <= 65_535
    ? ok(port)
    : fail(`must be a port number from 0 to 65535, not "${value}"`);
};

export const oneOf =
  <T extends string>(...allowed: readonly T[]): Reader<T> =>
  (value) => {
    const found = allowed.find((candidate) => candidate === value);
    return found === undefined ? fail(`must be ${allowed.join(' or ')}, not "${value}"`) : ok(found);
  };

const choice =
  (yes: string, no: string): Reader<boolean> =>
  (value) => {
    const chosen = oneOf(yes, no)(value);
    return chosen.ok ? ok(chosen.value === yes) : chosen;
  };

export const onOff = choice('on', 'off');
export const trueFalse = choice('true', 'false');

/** The value is a secret, so a refusal never repeats it. */
export const secretOfAtLeast =
  (length: number): Reader<string> =>
  (value) => {
    if (value.length < length) return fail(`must have at least ${length} characters; it has ${value.length}`);
    return /^[\x21-\x7e]+$/.test(value) ? ok(value) : fail('may hold only printable ASCII characters without spaces');
  };

/** Holds a password, so a refusal never repeats it. */
export const postgresUrl: Reader<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    return fail('must be an address such as postgresql://user:password@host:5432/database');
  }
  return url.pathname.length > 1 ? ok(value) : fail('must end in the name of a database, as in …/opentcg');
};
