import { knockOut, loserOf, type BracketNode } from './bracket.js';

/** Who loses is out; with a match for the third place, the losers of the half-finals meet beside the final. */
export const singleElimination = (entrants: number, thirdPlace: boolean): BracketNode[] => {
  const rounds = knockOut(entrants, 'WINNERS');
  const nodes = rounds.flat();
  const halfFinals = rounds.at(-2);
  if (!thirdPlace || halfFinals === undefined) return nodes;
  const [a, b] = halfFinals;
  return [...nodes, { id: 'T', side: 'THIRD_PLACE', stage: rounds.length, sources: [loserOf(a.id), loserOf(b.id)] }];
};
