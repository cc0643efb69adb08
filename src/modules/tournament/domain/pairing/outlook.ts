import { degree, disjointMatchings, SMALL_GRAPH_LIMIT } from './disjoint-matchings.js';
import { fieldOf, namedPairs, type Field } from './field.js';
import { openPairs } from './look-ahead.js';
import type { Pair, SwissInput } from './swiss-input.js';

const SEARCH_BUDGET = 200_000;

/** Whether the planned rounds after a round can all be paired without a rematch, as long as nobody leaves. */
export type Outlook =
  | { readonly roundsAfter: number; readonly playable: 'PROVED'; readonly proof: 'NOTHING_LEFT' }
  /** Everyone can still meet at least half of the others in the last of them, whatever is paired until then (Dirac). */
  | {
      readonly roundsAfter: number;
      readonly playable: 'PROVED';
      readonly proof: 'ENOUGH_OPPONENTS';
      readonly fewestOpponents: number;
    }
  /** Rounds that could be played as they stand here. */
  | {
      readonly roundsAfter: number;
      readonly playable: 'PROVED';
      readonly proof: 'ROUNDS';
      readonly rounds: readonly (readonly Pair[])[];
    }
  | { readonly roundsAfter: number; readonly playable: 'IMPOSSIBLE' | 'UNKNOWN' };

/** Opponents that each vertex, the bye included, has left; for any size of field. */
const fewestOpponents = (field: Field): number => {
  const size = field.size + (field.size % 2);
  const ofPlayers = field.met.map((met, v) => {
    const barred = new Set([...met, ...field.hard[v]]);
    return size - 1 - barred.size - (field.size % 2 === 1 && field.hadBye[v] ? 1 : 0);
  });
  const ofBye = field.size % 2 === 1 ? field.hadBye.filter((had) => !had).length : Infinity;
  return ofPlayers.reduce((least, open) => Math.min(least, open), ofBye);
};

const played = (input: SwissInput, pairs: readonly Pair[]): SwissInput => {
  const opponent = new Map(
    pairs.flatMap(
      ([a, b]) =>
        (b === null
          ? [[a, null]]
          : [
              [a, b],
              [b, a],
            ]) as [string, string | null][],
    ),
  );
  return {
    ...input,
    players: input.players.map((player) => {
      const met = opponent.get(player.id);
      if (met === undefined) return player;
      return met === null ? { ...player, byes: player.byes + 1 } : { ...player, opponents: [...player.opponents, met] };
    }),
  };
};

/** The outlook after a round was paired so. */
export const outlookAfter = (input: SwissInput, pairs: readonly Pair[]): Outlook => {
  const { roundsAfter } = input;
  if (roundsAfter === 0) return { roundsAfter, playable: 'PROVED', proof: 'NOTHING_LEFT' };
  const field = fieldOf(played(input, pairs));
  const size = field.size + (field.size % 2);
  const fewest = fewestOpponents(field);
  if (fewest < roundsAfter) return { roundsAfter, playable: 'IMPOSSIBLE' };
  if (fewest - (roundsAfter - 1) >= size / 2)
    return { roundsAfter, playable: 'PROVED', proof: 'ENOUGH_OPPONENTS', fewestOpponents: fewest };
  if (size > SMALL_GRAPH_LIMIT) return { roundsAfter, playable: 'UNKNOWN' };
  const graph = openPairs(field);
  if (graph.some((_, v) => degree(graph, v) < roundsAfter)) return { roundsAfter, playable: 'IMPOSSIBLE' };
  const found = disjointMatchings(graph, roundsAfter, SEARCH_BUDGET);
  if (!found.found) return { roundsAfter, playable: found.proved ? 'IMPOSSIBLE' : 'UNKNOWN' };
  const rounds = found.matchings.map((round) => namedPairs(field, round));
  return { roundsAfter, playable: 'PROVED', proof: 'ROUNDS', rounds };
};
