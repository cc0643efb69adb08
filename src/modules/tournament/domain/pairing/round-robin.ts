import type { Pair } from './swiss-input.js';

/**
 * The circle method: the first player stays, the others turn by one place a round. With an odd number the empty place
 * is the bye. In the second leg everyone meets again with the sides changed.
 */
export const roundRobin = (entrants: readonly string[], legs: 1 | 2): Pair[][] => {
  if (entrants.length < 2) return [];
  const circle: (string | null)[] = entrants.length % 2 === 0 ? [...entrants] : [...entrants, null];
  const [fixed, ...turning] = circle;
  const rounds = turning.map((_, round): Pair[] => {
    const turned = [...turning.slice(turning.length - round), ...turning.slice(0, turning.length - round)];
    const places = [fixed, ...turned];
    const pairs = places.slice(0, places.length / 2).map((a, i) => {
      const b = places[places.length - 1 - i];
      // The player who stays would otherwise be named first in every round.
      return i === 0 && round % 2 === 1 ? ([b, a] as const) : ([a, b] as const);
    });
    return pairs
      .map(([a, b]): Pair => (a === null ? [b!, null] : [a, b]))
      .sort((p, q) => Number(p[1] === null) - Number(q[1] === null));
  });
  if (legs === 1) return rounds;
  return [...rounds, ...rounds.map((pairs) => pairs.map(([a, b]): Pair => (b === null ? [a, null] : [b, a])))];
};
