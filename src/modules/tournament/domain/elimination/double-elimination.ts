import { knockOut, loserOf, winnerOf, type BracketNode, type Source } from './bracket.js';

/** Losers of one round come down in turned order every other time, so that early opponents do not meet at once again. */
const comingDown = (round: readonly BracketNode[], turned: boolean): Source[] => {
  const losers = round.map(({ id }) => loserOf(id));
  return turned ? losers.reverse() : losers;
};

/**
 * Who loses twice is out. The losers' bracket alternates between rounds among its own and rounds against those who come
 * down; its winner has to beat the unbeaten finalist twice, the second time in the reset.
 */
export const doubleElimination = (entrants: number): BracketNode[] => {
  const winners = knockOut(entrants, 'WINNERS');
  const losers: BracketNode[] = [];
  let round = 0;
  const play = (stage: number, pairs: readonly (readonly [Source, Source])[]): Source[] => {
    round++;
    return pairs.map((sources, i) => {
      const id = `L${round}-${i + 1}`;
      losers.push({ id, side: 'LOSERS', stage, sources });
      return winnerOf(id);
    });
  };
  const adjacent = (sources: readonly Source[]): (readonly [Source, Source])[] =>
    Array.from({ length: sources.length / 2 }, (_, i) => [sources[2 * i], sources[2 * i + 1]] as const);

  let alive = comingDown(winners[0], false);
  winners.slice(1).forEach((from, i) => {
    alive = play(2 * i + 2, adjacent(alive));
    const down = comingDown(from, i % 2 === 0);
    alive = play(
      2 * i + 3,
      alive.map((source, line) => [source, down[line]] as const),
    );
  });
  const stage = 2 * winners.length;
  const final: BracketNode = { id: 'F', side: 'FINAL', stage, sources: [winnerOf(winners.at(-1)![0].id), alive[0]] };
  const reset: BracketNode = { id: 'R', side: 'RESET', stage: stage + 1, sources: [winnerOf('F'), loserOf('F')] };
  return [...winners.flat(), ...losers, final, reset];
};
