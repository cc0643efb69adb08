import { pairSwiss, type SwissRound } from './pair-swiss.js';
import { seededOrder } from './seeded-order.js';
import type { ForbiddenPair, SwissInput, SwissPlayer } from './swiss-input.js';

export interface PlayedRound {
  readonly input: SwissInput;
  readonly paired: SwissRound;
}

export const newPlayers = (count: number): SwissPlayer[] =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i}`, points: 0, opponents: [], byes: 0 }));

/** A whole event: the results are drawn from the seed (win, win, draw), the order of the standings is by points. */
export const playEvent = (
  count: number,
  rounds: number,
  seed: string,
  forbidden: readonly ForbiddenPair[] = [],
): PlayedRound[] => {
  const played: PlayedRound[] = [];
  let players = newPlayers(count);
  for (let round = 1; round <= rounds; round++) {
    const input: SwissInput = { seed, round, roundsAfter: rounds - round, players, forbidden };
    const paired = pairSwiss(input);
    if (!paired.ok) throw new Error(paired.error.code);
    played.push({ input, paired: paired.value });
    const byId = new Map(players.map((p) => [p.id, p]));
    paired.value.pairs.forEach(([a, b], table) => {
      const p = byId.get(a)!;
      if (b === null) {
        byId.set(a, { ...p, points: p.points + 3, byes: p.byes + 1 });
        return;
      }
      const q = byId.get(b)!;
      const [outcome] = seededOrder(['FIRST', 'SECOND', 'DRAW'], seed, `${round}/${table}`);
      const points = { FIRST: [3, 0], SECOND: [0, 3], DRAW: [1, 1] }[outcome]!;
      byId.set(a, { ...p, points: p.points + points[0], opponents: [...p.opponents, b] });
      byId.set(b, { ...q, points: q.points + points[1], opponents: [...q.opponents, a] });
    });
    players = [...byId.values()].sort((p, q) => q.points - p.points);
  }
  return played;
};

export const rematches = (rounds: readonly PlayedRound[]): number =>
  rounds.reduce((sum, { paired }) => sum + paired.objective.find((o) => o.term === 'REMATCHES')!.value, 0);
