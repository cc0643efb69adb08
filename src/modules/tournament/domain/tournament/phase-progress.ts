import { doubleElimination } from '../elimination/double-elimination.js';
import { isDecided, type BracketProgress } from '../elimination/progress.js';
import { singleElimination } from '../elimination/single-elimination.js';
import { roundRobin } from '../pairing/round-robin.js';
import type { BracketNode } from '../elimination/bracket.js';
import type { Phase } from './settings.js';
import { isIn, roundsOfPhase, type TournamentState } from './state.js';

export const isPointPhase = ({ kind }: Phase): boolean => kind === 'SWISS' || kind === 'ROUND_ROBIN';

/** Who plays a phase, by seed; null for the first Swiss phase, which everyone in the event plays. */
export const participantsOf = (state: TournamentState, phase: number): readonly string[] | null =>
  roundsOfPhase(state, phase)[0]?.participants ?? null;

const nodesOf = (phase: Phase, entrants: number): BracketNode[] =>
  phase.kind === 'DOUBLE_ELIMINATION' ? doubleElimination(entrants) : singleElimination(entrants, phase.thirdPlace);

/** The bracket of an elimination phase as of a round. */
export const bracketOf = (state: TournamentState, phase: number, upTo: number = Infinity): BracketProgress => {
  const seeds = participantsOf(state, phase) ?? [];
  const rounds = roundsOfPhase(state, phase).filter(({ number }) => number <= upTo);
  const nodes = nodesOf(state.phases[phase], seeds.length);
  const matches = rounds.flatMap(({ pairings }) =>
    pairings.map(({ node, entrants, result }) => ({
      node: node!,
      entrants,
      over: result !== null,
      winner: result?.winner ?? null,
    })),
  );
  const paired = new Set(matches.map(({ node }) => node));
  // Not the number of rounds: a stage that everybody has left is passed over.
  const stagesPaired = Math.max(0, ...nodes.filter(({ id }) => paired.has(id)).map(({ stage }) => stage));
  return { seeds, nodes, stagesPaired, matches };
};

/** Still in the event as of a round. */
export const inAsOf = (state: TournamentState, round: number = Infinity): ((id: string) => boolean) => {
  const byId = new Map(state.entrants.map((entrant) => [entrant.id, entrant]));
  return (id) => {
    const entrant = byId.get(id);
    if (entrant === undefined) return false;
    return isIn(entrant) || (entrant.droppedAfter !== null && entrant.droppedAfter > round);
  };
};

export const roundRobinOf = (state: TournamentState, phase: number): ReturnType<typeof roundRobin> =>
  roundRobin(participantsOf(state, phase) ?? [], state.phases[phase].legs);

/** Every round of the phase is paired; its results may still be open. */
export const isPhasePaired = (state: TournamentState, phase: number): boolean => {
  const { kind, rounds } = state.phases[phase];
  const paired = roundsOfPhase(state, phase).length;
  if (paired === 0) return false;
  switch (kind) {
    case 'SWISS':
      return paired >= (rounds ?? 0);
    case 'ROUND_ROBIN':
      return paired >= roundRobinOf(state, phase).length;
    case 'SINGLE_ELIMINATION':
    case 'DOUBLE_ELIMINATION':
      return isDecided(bracketOf(state, phase), inAsOf(state));
    default: {
      const nothing: never = kind;
      return nothing;
    }
  }
};
