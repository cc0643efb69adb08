import { lastStage, nextStage, type BracketProgress } from '../elimination/progress.js';
import { singleElimination } from '../elimination/single-elimination.js';
import type { Pair } from '../pairing/swiss-input.js';
import type { DraftedPairing } from '../tournament/deeds.js';
import type { TdfMatch, TdfRound } from './read-tdf.js';

const isCut = ({ kind }: TdfRound): boolean => kind === 'SINGLE_ELIMINATION';

const playersOf = (match: TdfMatch): readonly string[] => (match.kind === 'MATCH' ? match.players : [match.player]);

/** How many play the first round of the cut; undefined before there is one. */
export const sizeOfCut = (rounds: readonly TdfRound[]): number | undefined =>
  rounds.find(isCut)?.matches.flatMap(playersOf).length;

/** Files do not say whether the third place is played for; that somebody who has lost plays on does. */
export const playsForThirdPlace = (rounds: readonly TdfRound[]): boolean => {
  const losers = new Set<string>();
  for (const { matches } of rounds.filter(isCut)) {
    if (matches.flatMap(playersOf).some((player) => losers.has(player))) return true;
    for (const match of matches)
      if (match.kind === 'MATCH' && match.result !== null)
        match.players.filter((player) => player !== match.result!.winner).forEach((player) => losers.add(player));
  }
  return false;
};

/** Seeds a bracket so that its first round is the one in the file. */
const seedsOf = (pairings: readonly DraftedPairing[]): string[] => {
  const nodes = singleElimination(2 * pairings.length, false).filter(({ stage }) => stage === 1);
  const seeds: (string | null)[] = [];
  pairings.forEach(({ entrants }, i) =>
    nodes[i]?.sources.forEach((source, side) => {
      if (source.kind === 'SEED') seeds[source.seed - 1] = entrants[side];
    }),
  );
  return seeds.filter((id) => id !== null && id !== undefined);
};

/** The bracket that the first round of a cut begins. */
export const bracketFrom = (pairings: readonly DraftedPairing[], thirdPlace: boolean): BracketProgress => {
  const seeds = seedsOf(pairings);
  return { nodes: singleElimination(seeds.length, thirdPlace), seeds, matches: [], stagesPaired: 0 };
};

const samePlayers = (a: Pair, b: Pair): boolean => a.every((id) => b.includes(id)) && b.every((id) => a.includes(id));

export interface CutRound {
  /** Those that are matches of the bracket know which. */
  readonly pairings: readonly DraftedPairing[];
  readonly bracket: BracketProgress;
}

/** Finds the matches of one round in the bracket and takes it on by their winners. */
export const playCutRound = (
  before: BracketProgress,
  pairings: readonly DraftedPairing[],
  winners: ReadonlyMap<number, string | null>,
  isIn: (id: string) => boolean,
): CutRound => {
  let { stagesPaired } = before;
  let expected = nextStage({ ...before, stagesPaired }, isIn);
  // A stage that everybody has left was passed over.
  while (expected.length === 0 && stagesPaired < lastStage(before.nodes)) {
    stagesPaired++;
    expected = nextStage({ ...before, stagesPaired }, isIn);
  }
  const placed = pairings.map((pairing): DraftedPairing => {
    const node = expected.find(({ entrants }) => samePlayers(entrants, pairing.entrants))?.node;
    return { ...pairing, ...(node === undefined ? {} : { node }) };
  });
  const matches = placed.map(({ table, entrants, node }) => ({
    node: node ?? '',
    entrants,
    over: entrants[1] === null || winners.has(table),
    winner: entrants[1] === null ? entrants[0] : (winners.get(table) ?? null),
  }));
  return {
    pairings: placed,
    bracket: { ...before, stagesPaired: stagesPaired + 1, matches: [...before.matches, ...matches] },
  };
};
