/** Not `instanceof Error`: a test runner gives tests another Error than Node's own code throws. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
