import type { BracketProgress } from './progress.js';

/** How far an entrant came: the higher the better, Infinity while in it (or having won it). */
const reach = (progress: BracketProgress, id: string, livesAtStart: number, isIn: (id: string) => boolean): number => {
  const stageOf = new Map(progress.nodes.map((node) => [node.id, node]));
  const played = progress.matches.filter(({ entrants }) => entrants.includes(id));
  const lost = played
    .filter(({ over, winner }) => over && winner !== id)
    .map(({ node, winner }) => ({ ...stageOf.get(node)!, doubleLoss: winner === null }))
    .sort((a, b) => a.stage - b.stage);
  const third = lost.find(({ side }) => side === 'THIRD_PLACE');
  // A double loss puts both out, whatever lives they had: nobody goes on from it, neither up nor down.
  const final = lost
    .filter(({ side }) => side !== 'THIRD_PLACE')
    .find(({ doubleLoss }, losses) => doubleLoss || losses === livesAtStart - 1);
  if (final !== undefined) {
    const wonThird = played.some(({ node, over, winner }) => node === 'T' && over && winner === id);
    return final.stage + (wonThird ? 0.5 : third === undefined ? 0.25 : 0);
  }
  if (isIn(id)) return Infinity;
  return Math.max(0, ...played.map(({ node }) => stageOf.get(node)!.stage)) + 0.1;
};

/**
 * Everyone of the bracket, best first: the later the loss that put them out, the higher; who went out in the same round
 * stays in the order of the seeds.
 */
export const bracketOrder = (progress: BracketProgress, lives: 1 | 2, isIn: (id: string) => boolean): string[] => {
  const reached = new Map(progress.seeds.map((id) => [id, reach(progress, id, lives, isIn)]));
  return [...progress.seeds].sort((a, b) => {
    const [x, y] = [reached.get(a)!, reached.get(b)!];
    return x === y ? progress.seeds.indexOf(a) - progress.seeds.indexOf(b) : y - x;
  });
};
