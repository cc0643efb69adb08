import type { Match } from 'swiss-pairing';
import { pairSwiss, type SwissRound } from '../../src/modules/tournament/domain/pairing/pair-swiss.js';
import type { SwissInput, SwissPlayer } from '../../src/modules/tournament/domain/pairing/swiss-input.js';

/** Random numbers that are the same in every run. */
export const lottery = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
};

export interface MeasuredRound {
  readonly input: SwissInput;
  /** All matches played before it. */
  readonly history: readonly Match[];
  readonly paired: SwissRound;
  /** Of several runs; they differ where other programs use the machine. */
  readonly medianMs: number;
  readonly worstMs: number;
}

const RUNS = 5;

const timed = (input: SwissInput): Omit<MeasuredRound, 'history'> => {
  const times: number[] = [];
  for (;;) {
    const start = performance.now();
    const paired = pairSwiss(input);
    times.push(performance.now() - start);
    if (!paired.ok) throw new Error(paired.error.code);
    if (times.length < RUNS) continue;
    times.sort((a, b) => a - b);
    return { input, paired: paired.value, medianMs: times[Math.floor(RUNS / 2)], worstMs: times[RUNS - 1] };
  }
};

/** A whole Swiss event with seeded results, one match in ten a draw, and every round of it timed. */
export function* swissEvent(size: number): Generator<MeasuredRound> {
  const next = lottery(size);
  const rounds = Math.ceil(Math.log2(size)) + 1;
  let players: SwissPlayer[] = Array.from({ length: size }, (_, i) => ({
    id: `player-${i}`,
    points: 0,
    opponents: [],
    byes: 0,
  }));
  const history: Match[] = [];
  for (let round = 1; round <= rounds; round++) {
    const input: SwissInput = { seed: 'bench', round, roundsAfter: rounds - round, players, forbidden: [] };
    const measured = timed(input);
    yield { ...measured, history: [...history] };
    const byId = new Map(players.map((p) => [p.id, p]));
    for (const [a, b] of measured.paired.pairs) {
      if (b === null) continue;
      const [p, q] = [byId.get(a)!, byId.get(b)!];
      const draw = next();
      const [x, y] = draw < 0.1 ? [1, 1] : draw < 0.55 ? [3, 0] : [0, 3];
      byId.set(a, { ...p, points: p.points + x, opponents: [...p.opponents, b] });
      byId.set(b, { ...q, points: q.points + y, opponents: [...q.opponents, a] });
      history.push({ round, home: { id: a, points: x }, away: { id: b, points: y } });
    }
    players = [...byId.values()].sort((p, q) => q.points - p.points);
  }
}
