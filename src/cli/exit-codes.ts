/** For scripts: 0 is well, 1 something in a replay is broken, 2 the command or a file could not be understood. */
export const EXIT = { OK: 0, BROKEN: 1, UNUSABLE: 2 } as const;

/** Ends the command with a sentence and exit code 2. */
export class Unusable extends Error {}
