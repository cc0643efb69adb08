import type { Field } from './field.js';
import { extendToMaximum } from './maximum-matching.js';

/** Players on the same points, in seeded order. */
export type PointGroup = readonly number[];

/** The groups from the most points to the fewest. */
export const pointGroups = (field: Field, vertices: readonly number[]): PointGroup[] => {
  const byPoints = new Map<number, number[]>();
  for (const v of vertices) {
    const group = byPoints.get(field.points[v]);
    if (group === undefined) byPoints.set(field.points[v], [v]);
    else group.push(v);
  }
  return [...byPoints.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
};

/** Each player with the next one in the seeded order they may meet; `mate` is changed in place. */
const pairNeighbours = (group: PointGroup, barred: readonly (readonly number[])[], mate: Int32Array): void => {
  let waiting: number[] = [];
  for (const v of group) {
    const at = waiting.findIndex((u) => !barred[v].includes(u));
    if (at < 0) {
      waiting.push(v);
      continue;
    }
    mate[v] = waiting[at];
    mate[waiting[at]] = v;
    waiting = waiting.filter((_, i) => i !== at);
  }
};

/** As many pairs inside the group as there can be. The players left over have to leave it. */
export const pairInside = (group: PointGroup, barred: readonly (readonly number[])[], mate: Int32Array): number[] => {
  pairNeighbours(group, barred, mate);
  extendToMaximum(group, (v) => barred[v], mate);
  return group.filter((v) => mate[v] === -1);
};
