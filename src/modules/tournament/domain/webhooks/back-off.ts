const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 3600;

/** How long to wait after so many failures in a row: twice as long each time, an hour at most. */
export const backOffSeconds = (failures: number): number =>
  Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(20, Math.max(0, failures - 1)));
