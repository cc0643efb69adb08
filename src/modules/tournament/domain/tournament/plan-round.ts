import { createHmac } from 'node:crypto';
import { ok, type Result } from '../../../../shared/domain/result.js';
import { lastStage, nextStage } from '../elimination/progress.js';
import { certify, type Certificate } from '../pairing/certificate.js';
import { pairSwiss } from '../pairing/pair-swiss.js';
import { seededOrder } from '../pairing/seeded-order.js';
import type { Pair, SwissInput } from '../pairing/swiss-input.js';
import { assignTables } from '../pairing/tables.js';
import type { Deed, DraftedPairing } from './deeds.js';
import { bracketOf, inAsOf, isPhasePaired, isPointPhase, participantsOf, roundRobinOf } from './phase-progress.js';
import { refuse, type TournamentRefusal } from './refusal.js';
import { roundRobin } from '../pairing/round-robin.js';
import { standingsOf } from './standings-of.js';
import { draftedRound, isFinished, isIn, publishedRounds, roundsOfPhase, type TournamentState } from './state.js';

type Plan = Result<Deed & { type: 'ROUND_DRAFTED' }, TournamentRefusal>;

/** One seed a round: to know the seed of one is not to know the draw of the next. */
const roundSeed = ({ seed }: TournamentState, round: number): string =>
  createHmac('sha256', seed).update(`opentcg/round/v1:${round}`).digest('hex');

const fixedTables = ({ entrants }: TournamentState): Map<string, number> =>
  new Map(entrants.flatMap(({ id, fixedTable }) => (fixedTable === null ? [] : [[id, fixedTable] as const])));

const seated = (state: TournamentState, pairs: readonly Pair[]): DraftedPairing[] =>
  assignTables(pairs, fixedTables(state));

/** What the pairing engine is asked for the round that follows those of the state. */
export const swissInput = (state: TournamentState, phase: number): SwissInput => {
  const round = state.rounds.length + 1;
  const met = new Map<string, string[]>();
  const byes = new Map<string, number>();
  const meets = (a: string, b: string): void => void met.set(a, [...(met.get(a) ?? []), b]);
  for (const each of publishedRounds(state)) {
    if (!isPointPhase(state.phases[each.phase])) continue;
    for (const { entrants } of each.pairings) {
      const [a, b] = entrants;
      if (b === null) byes.set(a, (byes.get(a) ?? 0) + 1);
      else {
        meets(a, b);
        meets(b, a);
      }
    }
  }
  const within = participantsOf(state, phase) ?? (phase === 0 ? null : advancing(state, phase));
  const playing = new Set(within ?? state.entrants.map(({ id }) => id));
  const stillIn = inAsOf(state);
  return {
    seed: roundSeed(state, round),
    round,
    roundsAfter: Math.max(0, (state.phases[phase].rounds ?? 0) - roundsOfPhase(state, phase).length - 1),
    players: standingsOf(state)
      .filter(({ entrantId: id }) => playing.has(id) && stillIn(id))
      .map(({ entrantId: id, points }) => ({ id, points, opponents: met.get(id) ?? [], byes: byes.get(id) ?? 0 })),
    forbidden: state.forbidden,
  };
};

/** Who plays a phase that has not begun, by seed: the best of the phase before, or everyone by lot. */
const advancing = (state: TournamentState, phase: number): string[] => {
  const stillIn = inAsOf(state);
  if (phase === 0) {
    const ids = state.entrants.filter(isIn).map(({ id }) => id);
    return seededOrder(ids, state.seed, 'seeding');
  }
  const before = participantsOf(state, phase - 1);
  const candidates = new Set(before ?? state.entrants.map(({ id }) => id));
  return standingsOf(state)
    .map(({ entrantId }) => entrantId)
    .filter((id) => candidates.has(id) && stillIn(id))
    .slice(0, state.phases[phase - 1].advance ?? undefined);
};

const planSwiss = (state: TournamentState, phase: number): Plan => {
  const input = swissInput(state, phase);
  const paired = pairSwiss(input);
  if (!paired.ok)
    return refuse(
      'NO_PAIRING_POSSIBLE',
      'The players left cannot be paired: look at the forbidden pairs and the drops.',
      {
        reason: paired.error.code,
      },
    );
  const isFirst = roundsOfPhase(state, phase).length === 0;
  const participants = isFirst && phase > 0 ? advancing(state, phase) : null;
  const certificate: Certificate = certify(input, paired.value.objective);
  return drafted(state, phase, seated(state, paired.value.pairs), participants, certificate);
};

const planElimination = (state: TournamentState, phase: number): Plan => {
  const isFirst = roundsOfPhase(state, phase).length === 0;
  const participants = isFirst ? advancing(state, phase) : null;
  const seeds = participants ?? participantsOf(state, phase)!;
  let progress = bracketOf(isFirst ? withPhaseBegun(state, phase, seeds) : state, phase);
  let pairs = nextStage(progress, inAsOf(state));
  while (pairs.length === 0 && progress.stagesPaired < lastStage(progress.nodes)) {
    progress = { ...progress, stagesPaired: progress.stagesPaired + 1 };
    pairs = nextStage(progress, inAsOf(state));
  }
  const tables = seated(
    state,
    pairs.map(({ entrants }) => entrants),
  );
  const pairings = pairs.map(({ node }, i) => ({ ...tables[i], node }));
  return drafted(state, phase, pairings, participants, null);
};

/** The bracket of a phase is drawn from its first round; before that round exists, one without pairings stands for it. */
const withPhaseBegun = (state: TournamentState, phase: number, participants: readonly string[]): TournamentState => ({
  ...state,
  rounds: [
    ...state.rounds,
    {
      number: state.rounds.length + 1,
      phase,
      state: 'DRAFTED',
      pairings: [],
      participants,
      certificate: null,
      certifiedPairs: [],
      draftedBy: 0,
      clock: null,
    },
  ],
});

const planRoundRobin = (state: TournamentState, phase: number): Plan => {
  const paired = roundsOfPhase(state, phase).length;
  const participants = paired === 0 ? advancing(state, phase) : null;
  const schedule =
    participants === null ? roundRobinOf(state, phase) : roundRobin(participants, state.phases[phase].legs);
  const stillIn = inAsOf(state);
  const pairs = schedule[paired].flatMap(([a, b]): Pair[] => {
    const there = [a, b].filter((id) => id !== null && stillIn(id)) as string[];
    return there.length === 0 ? [] : [[there[0], there[1] ?? null]];
  });
  return drafted(state, phase, seated(state, pairs), participants, null);
};

const drafted = (
  state: TournamentState,
  phase: number,
  pairings: readonly DraftedPairing[],
  participants: readonly string[] | null,
  certificate: Certificate | null,
): Plan => ok({ type: 'ROUND_DRAFTED', round: state.rounds.length + 1, phase, pairings, participants, certificate });

export const openTables = (state: TournamentState): { round: number; table: number }[] =>
  publishedRounds(state).flatMap(({ number, pairings }) =>
    pairings.filter(({ result }) => result === null).map(({ table }) => ({ round: number, table })),
  );

/** The phase that the next round belongs to; null when all is played. */
export const nextPhase = (state: TournamentState): number | null => {
  const current = state.rounds.at(-1)?.phase ?? 0;
  if (!isPhasePaired(state, current)) return current;
  const next = current + 1;
  return next < state.phases.length && advancing(state, next).length >= 2 ? next : null;
};

/** The next round as the rules of its phase pair it. */
export const planRound = (state: TournamentState): Plan => {
  if (state.status !== 'IN_PROGRESS')
    return refuse('INVALID_TRANSITION', `Rounds are paired while IN_PROGRESS; the tournament is ${state.status}.`);
  const draft = draftedRound(state);
  if (draft !== undefined)
    return refuse('INVALID_TRANSITION', `Round ${draft.number} is a draft: publish it or delete it first.`);
  const open = openTables(state);
  if (open.length > 0)
    return refuse('RESULTS_MISSING', `${open.length} results are missing.`, { missing: open.slice(0, 100) });
  const last = publishedRounds(state).at(-1);
  if (last !== undefined && !isFinished(last)) return refuse('RESULTS_MISSING', 'Results are missing.');
  const phase = nextPhase(state);
  if (phase === null) return refuse('INVALID_TRANSITION', 'Every round is played: complete the tournament.');
  const { kind } = state.phases[phase];
  switch (kind) {
    case 'SWISS':
      return planSwiss(state, phase);
    case 'ROUND_ROBIN':
      return planRoundRobin(state, phase);
    case 'SINGLE_ELIMINATION':
    case 'DOUBLE_ELIMINATION':
      return planElimination(state, phase);
    default: {
      const nothing: never = kind;
      return nothing;
    }
  }
};
