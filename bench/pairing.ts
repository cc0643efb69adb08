import { playOverHttp } from './support/tournament-event.js';
import { pairSwiss } from '../src/modules/tournament/domain/pairing/pair-swiss.js';
import type { SwissPlayer } from '../src/modules/tournament/domain/pairing/swiss-input.js';

/** Whole Swiss events with seeded results (one match in ten a draw), a line a field size. */
const FIELDS = [64, 512, 2048, 4096, 8192];
const EVENT = 4096;

const lottery = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
};

interface Line {
  players: number;
  rounds: number;
  'mean ms': string;
  'worst ms': string;
  rematches: number;
  'cross-group': number;
  'cross bound': number;
  'largest difference': number;
}

const playEvent = (size: number): Line => {
  const next = lottery(size);
  const rounds = Math.ceil(Math.log2(size)) + 1;
  let players: SwissPlayer[] = Array.from({ length: size }, (_, i) => ({
    id: `player-${i}`,
    points: 0,
    opponents: [],
    byes: 0,
  }));
  const times: number[] = [];
  let [rematches, cross, bound, largest] = [0, 0, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    const start = performance.now();
    const paired = pairSwiss({ seed: 'bench', round, roundsAfter: rounds - round, players, forbidden: [] });
    times.push(performance.now() - start);
    if (!paired.ok) throw new Error(paired.error.code);
    const byId = new Map(players.map((p) => [p.id, p]));
    for (const term of paired.value.objective) {
      if (term.term === 'REMATCHES') rematches += term.value;
      if (term.term === 'CROSS_GROUP_PAIRS') [cross, bound] = [cross + term.value, bound + term.lowerBound];
    }
    for (const [a, b] of paired.value.pairs) {
      if (b === null) continue;
      const [p, q] = [byId.get(a)!, byId.get(b)!];
      largest = Math.max(largest, Math.abs(p.points - q.points));
      const draw = next();
      const [x, y] = draw < 0.1 ? [1, 1] : draw < 0.55 ? [3, 0] : [0, 3];
      byId.set(a, { ...p, points: p.points + x, opponents: [...p.opponents, b] });
      byId.set(b, { ...q, points: q.points + y, opponents: [...q.opponents, a] });
    }
    players = [...byId.values()].sort((p, q) => q.points - p.points);
  }
  return {
    players: size,
    rounds,
    'mean ms': (times.reduce((sum, t) => sum + t, 0) / rounds).toFixed(1),
    'worst ms': Math.max(...times).toFixed(1),
    rematches,
    'cross-group': cross,
    'cross bound': bound,
    'largest difference': largest,
  };
};

console.table(FIELDS.map(playEvent));
console.log(`\nThe same of ${EVENT} players over HTTP, on a PostgreSQL that waits for the disk:`);
console.table(await playOverHttp(EVENT, lottery(EVENT)));
