/** A share with the interval that holds the true one in 95 of 100 cases. */
export interface Rate {
  readonly wins: number;
  readonly of: number;
  /** Null when there is nothing to divide by. */
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval: honest for few matches and for shares near 0 and 1, where the textbook one is not. */
export const rateOf = (wins: number, of: number): Rate => {
  if (of === 0) return { wins, of, rate: null, low: null, high: null };
  const rate = wins / of;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const centre = rate + (Z * Z) / (2 * of);
  return {
    wins,
    of,
    rate,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
};
