/** Where one side of a bracket match comes from. */
export type Source =
  { readonly kind: 'SEED'; readonly seed: number } | { readonly kind: 'WINNER' | 'LOSER'; readonly of: string };

export type Side = 'WINNERS' | 'LOSERS' | 'FINAL' | 'RESET' | 'THIRD_PLACE';

/** One match of a bracket before anyone is known to play it. */
export interface BracketNode {
  readonly id: string;
  readonly side: Side;
  /** The round of its phase that it is played in, from 1. */
  readonly stage: number;
  readonly sources: readonly [Source, Source];
}

const seedSource = (seed: number): Source => ({ kind: 'SEED', seed });
export const winnerOf = (of: string): Source => ({ kind: 'WINNER', of });
export const loserOf = (of: string): Source => ({ kind: 'LOSER', of });

/** The smallest power of two that seats everyone, and at least one match. */
const bracketSize = (entrants: number): number => 2 ** Math.max(1, Math.ceil(Math.log2(entrants)));

/** Seeds in the order of their lines: the best two can meet only in the final, the best four only in the half-finals. */
export const seedLines = (size: number): number[] => {
  let lines = [1];
  while (lines.length < size) {
    const sum = lines.length * 2 + 1;
    lines = lines.flatMap((seed) => [seed, sum - seed]);
  }
  return lines;
};

const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  Array.from({ length: items.length / 2 }, (_, i) => [items[2 * i], items[2 * i + 1]] as const);

/** The rounds of a knock-out, first round first. */
export const knockOut = (entrants: number, side: 'WINNERS'): BracketNode[][] => {
  const rounds: BracketNode[][] = [];
  let sources = seedLines(bracketSize(entrants)).map(seedSource);
  for (let stage = 1; sources.length > 1; stage++) {
    const round = pairsOf(sources).map((pair, i): BracketNode => ({
      id: `W${stage}-${i + 1}`,
      side,
      stage,
      sources: pair,
    }));
    rounds.push(round);
    sources = round.map(({ id }) => winnerOf(id));
  }
  return rounds;
};
