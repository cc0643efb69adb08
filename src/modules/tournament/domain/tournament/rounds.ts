import { ok, type Result } from '../../../../shared/domain/result.js';
import { manualChangeCost, type ManualChangeCost } from '../pairing/manual-change.js';
import type { Pair } from '../pairing/swiss-input.js';
import { assignTables } from '../pairing/tables.js';
import type { Deed, DraftedPairing } from './deeds.js';
import { isRunning, type Decision } from './lifecycle.js';
import { planRound, swissInput } from './plan-round.js';
import { refuse, type TournamentRefusal } from './refusal.js';
import { participantsOf } from './phase-progress.js';
import { draftedRound, entrantOf, isIn, roundOf, type Round, type RoundClock, type TournamentState } from './state.js';

const noSuchRound = refuse('NOT_FOUND', 'There is no such round in this tournament.');

export const draftRound = (state: TournamentState): Decision => {
  const plan = planRound(state);
  return plan.ok ? ok([plan.value]) : plan;
};

const draftNumbered = (state: TournamentState, number: number): Result<Round, TournamentRefusal> => {
  if (roundOf(state, number) === undefined) return noSuchRound;
  const draft = draftedRound(state);
  return draft?.number === number ? ok(draft) : refuse('INVALID_TRANSITION', `Round ${number} is published already.`);
};

/** Everyone in the Swiss phase whom the round does not pair: they came, or came back, after it was drafted. */
const absentees = (state: TournamentState, { phase, pairings }: Round): string[] => {
  if (state.phases[phase].kind !== 'SWISS') return [];
  const paired = new Set(pairings.flatMap(({ entrants }) => entrants));
  const within = participantsOf(state, phase);
  return state.entrants
    .filter((entrant) => isIn(entrant) && !paired.has(entrant.id) && (within === null || within.includes(entrant.id)))
    .map(({ id }) => id);
};

export const publishRound = (state: TournamentState, number: number): Decision => {
  const draft = draftNumbered(state, number);
  if (!draft.ok) return draft;
  const refusal = isRunning(state);
  if (refusal !== null) return refusal;
  const gone = draft.value.pairings
    .flatMap(({ entrants }) => entrants)
    .filter((id) => id !== null && !isIn(entrantOf(state, id)!));
  if (gone.length > 0)
    return refuse('DRAFT_OUTDATED', 'The draft pairs players who have left: delete it and pair again.', {
      entrants: gone,
    });
  return ok([{ type: 'ROUND_PUBLISHED', round: number, absent: absentees(state, draft.value) }]);
};

export const discardRound = (state: TournamentState, number: number): Decision => {
  const draft = draftNumbered(state, number);
  return draft.ok ? ok([{ type: 'ROUND_DISCARDED', round: number }]) : draft;
};

export interface Repairing {
  readonly deed: Deed;
  readonly cost: ManualChangeCost;
}

const sameEntrants = (pairs: readonly Pair[], others: readonly Pair[]): boolean => {
  const ids = (list: readonly Pair[]): string =>
    list
      .flat()
      .filter((id) => id !== null)
      .sort()
      .join(' ');
  return ids(pairs) === ids(others);
};

/** Pairs by hand what the engine drafted, and says what that costs. A bracket is drawn from its results, not by hand. */
export const repairRound = (
  state: TournamentState,
  number: number,
  pairs: readonly Pair[],
): Result<Repairing, TournamentRefusal> => {
  const draft = draftNumbered(state, number);
  if (!draft.ok) return draft;
  const { phase, certifiedPairs } = draft.value;
  if (state.phases[phase].kind !== 'SWISS')
    return refuse('INVALID_TRANSITION', 'Only Swiss rounds are paired by hand.');
  const before = { ...state, rounds: state.rounds.slice(0, -1) };
  const cost = manualChangeCost(swissInput(before, phase), certifiedPairs, pairs);
  if (!cost.ok || !sameEntrants(pairs, certifiedPairs))
    return refuse(
      'INVALID_PAIRINGS',
      'Everyone of the round has to be paired exactly once.',
      cost.ok ? {} : { what: cost.error.code, entrantId: cost.error.entrantId },
    );
  const fixed = new Map(
    state.entrants.flatMap(({ id, fixedTable }) => (fixedTable === null ? [] : [[id, fixedTable]])),
  );
  const pairings: DraftedPairing[] = assignTables(pairs, fixed);
  return ok({ deed: { type: 'ROUND_REPAIRED', round: number, pairings }, cost: cost.value });
};

export type ClockAction = { readonly action: 'START' | 'PAUSE' | 'EXTEND'; readonly seconds?: number };

const DEFAULT_SECONDS = 50 * 60;
const STOPPED: RoundClock = { runningSince: null, elapsedSeconds: 0, seconds: DEFAULT_SECONDS };

const elapsed = ({ runningSince, elapsedSeconds }: RoundClock, now: string): number =>
  elapsedSeconds + (runningSince === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(runningSince)) / 1000));

/** The seconds left on a round's clock at a moment; below 0 in overtime. */
export const secondsLeft = (clock: RoundClock, now: string): number => clock.seconds - elapsed(clock, now);

const changed = (clock: RoundClock, { action, seconds }: ClockAction, now: string): RoundClock => {
  switch (action) {
    case 'START':
      return { ...clock, seconds: seconds ?? clock.seconds, runningSince: clock.runningSince ?? now };
    case 'PAUSE':
      return { ...clock, runningSince: null, elapsedSeconds: elapsed(clock, now) };
    case 'EXTEND':
      return { ...clock, seconds: clock.seconds + (seconds ?? 0) };
    default: {
      const nothing: never = action;
      return nothing;
    }
  }
};

export const changeClock = (state: TournamentState, number: number, action: ClockAction, now: string): Decision => {
  const round = roundOf(state, number);
  if (round === undefined) return noSuchRound;
  if (round.state === 'DRAFTED') return refuse('INVALID_TRANSITION', `Round ${number} is not published yet.`);
  return ok([{ type: 'CLOCK_CHANGED', round: number, clock: changed(round.clock ?? STOPPED, action, now) }]);
};
