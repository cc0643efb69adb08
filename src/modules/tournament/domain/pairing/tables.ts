import type { Pair } from './swiss-input.js';

export interface SeatedPair {
  readonly table: number;
  readonly entrants: Pair;
}

/**
 * Tables from 1 in the order of the pairs. A player with a fixed table plays there; where both have one, or two pairs
 * claim the same, the earlier pair has it and its better-placed player decides.
 */
export const assignTables = (pairs: readonly Pair[], fixed: ReadonlyMap<string, number>): SeatedPair[] => {
  const taken = new Set<number>();
  const claimed = pairs.map((pair) => {
    const wishes = pair.map((id) => (id === null ? undefined : fixed.get(id)));
    const table = wishes.find((wish) => wish !== undefined && !taken.has(wish));
    if (table !== undefined) taken.add(table);
    return table;
  });
  let next = 1;
  const nextFree = (): number => {
    while (taken.has(next)) next++;
    return next++;
  };
  return pairs.map((entrants, i) => ({ table: claimed[i] ?? nextFree(), entrants }));
};
