import type { BracketNode, Source } from './bracket.js';

/** A bracket match as it was paired; `winner` stays null after a double loss. */
export interface BracketMatch {
  readonly node: string;
  readonly entrants: readonly [string, string | null];
  readonly over: boolean;
  readonly winner: string | null;
}

export interface BracketProgress {
  readonly nodes: readonly BracketNode[];
  /** By seed, the best first. */
  readonly seeds: readonly string[];
  readonly matches: readonly BracketMatch[];
  /** Stages paired so far: a match of one of them that is not among the matches had nobody to play it. */
  readonly stagesPaired: number;
}

export type NodePair = { readonly node: string; readonly entrants: readonly [string, string | null] };

/** An entrant, nobody (null), or not known yet (undefined). */
type Occupant = string | null | undefined;

export const lastStage = (nodes: readonly BracketNode[]): number => Math.max(...nodes.map(({ stage }) => stage));

export const occupant = (progress: BracketProgress, source: Source): Occupant => {
  if (source.kind === 'SEED') return progress.seeds[source.seed - 1] ?? null;
  const match = progress.matches.find(({ node }) => node === source.of);
  if (match === undefined) {
    const { stage } = progress.nodes.find(({ id }) => id === source.of)!;
    return stage <= progress.stagesPaired ? null : undefined;
  }
  if (!match.over) return undefined;
  if (source.kind === 'WINNER') return match.winner;
  // After a double loss both have lost, but only one place waits below: it stays empty.
  if (match.winner === null) return null;
  return match.entrants.find((id) => id !== match.winner) ?? null;
};

/** The reset is played only where the finalist from the losers' bracket, the second side, has won the final. */
const isNeeded = (progress: BracketProgress, node: BracketNode): boolean => {
  if (node.side !== 'RESET') return true;
  const final = progress.matches.find((match) => match.node === 'F');
  return final !== undefined && final.entrants[1] !== null && final.winner === final.entrants[1];
};

/** Who plays the next stage. An opponent who is missing or has left makes it a bye; without both it is not played. */
export const nextStage = (progress: BracketProgress, isIn: (id: string) => boolean): NodePair[] =>
  progress.nodes
    .filter((node) => node.stage === progress.stagesPaired + 1 && isNeeded(progress, node))
    .flatMap((node): NodePair[] => {
      const [a, b] = node.sources.map((source) => {
        const id = occupant(progress, source);
        return id !== null && id !== undefined && isIn(id) ? id : null;
      });
      if (a === null && b === null) return [];
      return [{ node: node.id, entrants: a === null ? [b!, null] : [a, b] }];
    });

/** Nothing is left to play; stages that nobody is left for do not count. */
export const isDecided = (progress: BracketProgress, isIn: (id: string) => boolean): boolean => {
  if (progress.matches.some(({ over }) => !over)) return false;
  for (let stagesPaired = progress.stagesPaired; stagesPaired < lastStage(progress.nodes); stagesPaired++)
    if (nextStage({ ...progress, stagesPaired }, isIn).length > 0) return false;
  return true;
};
