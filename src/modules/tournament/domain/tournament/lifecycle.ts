import { ok, type Result } from '../../../../shared/domain/result.js';
import type { Deed } from './deeds.js';
import { withRounds } from './phases.js';
import { nextPhase, openTables } from './plan-round.js';
import { refuse, type TournamentRefusal } from './refusal.js';
import type { Settings } from './settings.js';
import { draftedRound, isIn, type TournamentState, type TournamentStatus } from './state.js';

export type Decision = Result<readonly Deed[], TournamentRefusal>;

const TRANSITIONS: Readonly<Record<TournamentStatus, readonly TournamentStatus[]>> = {
  DRAFT: ['REGISTRATION', 'CANCELLED'],
  REGISTRATION: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
};

export const canBecome = (from: TournamentStatus, to: TournamentStatus): boolean => TRANSITIONS[from].includes(to);

const cannotBecome = ({ status }: TournamentState, to: TournamentStatus): ReturnType<typeof refuse> | null =>
  canBecome(status, to) ? null : refuse('INVALID_TRANSITION', `A tournament that is ${status} cannot become ${to}.`);

export const changeSettings = (state: TournamentState, settings: Settings): Decision =>
  state.status === 'DRAFT'
    ? ok([{ type: 'SETTINGS_CHANGED', settings }])
    : refuse('INVALID_TRANSITION', `Settings change while DRAFT only; the tournament is ${state.status}.`);

export const openRegistration = (state: TournamentState): Decision =>
  cannotBecome(state, 'REGISTRATION') ?? ok([{ type: 'REGISTRATION_OPENED' }]);

/** Once anyone has checked in, who has not is a no-show; where check-in was not used, everyone registered plays. */
const noShows = ({ entrants }: TournamentState): string[] => {
  if (!entrants.some(({ state }) => state === 'CHECKED_IN')) return [];
  return entrants.filter(({ state }) => state === 'REGISTERED').map(({ id }) => id);
};

export const start = (state: TournamentState): Decision => {
  const refusal = cannotBecome(state, 'IN_PROGRESS');
  if (refusal !== null) return refusal;
  const absent = noShows(state);
  const playing = state.entrants.filter(isIn).length - absent.length;
  if (playing < 2) return refuse('NOT_ENOUGH_ENTRANTS', `A tournament needs two entrants to start; it has ${playing}.`);
  return ok([{ type: 'STARTED', phases: withRounds(state.phases, playing), noShows: absent }]);
};

export const complete = (state: TournamentState, early: boolean): Decision => {
  const refusal = cannotBecome(state, 'COMPLETED');
  if (refusal !== null) return refusal;
  const open = openTables(state);
  if (open.length > 0)
    return refuse('RESULTS_MISSING', `${open.length} results are missing.`, { missing: open.slice(0, 100) });
  const draft = draftedRound(state);
  if (draft !== undefined)
    return refuse('INVALID_TRANSITION', `Round ${draft.number} is a draft: publish it or delete it first.`);
  if (!early && nextPhase(state) !== null)
    return refuse('INVALID_TRANSITION', 'Rounds are left to play. To end before them, complete with early: true.');
  return ok([{ type: 'COMPLETED' }]);
};

export const cancel = (state: TournamentState): Decision =>
  cannotBecome(state, 'CANCELLED') ?? ok([{ type: 'CANCELLED' }]);

/** Changes of a tournament that is over are corrections only. */
export const isRunning = (state: TournamentState): ReturnType<typeof refuse> | null =>
  state.status === 'IN_PROGRESS'
    ? null
    : refuse('INVALID_TRANSITION', `This is done while IN_PROGRESS; the tournament is ${state.status}.`);
