import { ok } from '../../../../shared/domain/result.js';
import type { ForbiddenPair } from '../pairing/swiss-input.js';
import type { Deed } from './deeds.js';
import type { Decision } from './lifecycle.js';
import { refuse } from './refusal.js';
import {
  entrantOf,
  isIn,
  publishedRounds,
  roundsOfPhase,
  type EnteredDeck,
  type Entrant,
  type TournamentState,
} from './state.js';

export interface Registration {
  readonly entrantId: string;
  readonly accountId: string;
  readonly name: string;
  readonly deck: EnteredDeck | null;
}

const noSuchEntrant = refuse('NOT_FOUND', 'There is no such entrant in this tournament.');

const takesPlace = (entrant: Entrant): boolean => isIn(entrant);

const isFull = ({ settings, entrants }: TournamentState): boolean =>
  settings.maxEntrants !== null && entrants.filter(takesPlace).length >= settings.maxEntrants;

const hasBegun = ({ status }: TournamentState): boolean => status !== 'DRAFT' && status !== 'REGISTRATION';

const publishedNumbers = (state: TournamentState): number[] => publishedRounds(state).map(({ number }) => number);

/** Only a first phase that is Swiss can take someone in, or back, while it is played. */
const takesPlayersNow = (state: TournamentState): boolean =>
  state.phases[0].kind === 'SWISS' && (state.phases.length === 1 || roundsOfPhase(state, 1).length === 0);

/** Before the start: in, or on the waiting list where it is full. During Swiss rounds: late, with a loss a missed round. */
export const enter = (state: TournamentState, registration: Registration): Decision => {
  const { accountId } = registration;
  const known = state.entrants.find((entrant) => entrant.accountId === accountId && entrant.state !== 'WITHDRAWN');
  if (known !== undefined)
    return refuse('ALREADY_ENTERED', 'This account is entered already.', { entrantId: known.id });
  const entered = { type: 'ENTERED', ...registration } as const;
  if (state.status === 'REGISTRATION') return ok([{ ...entered, waiting: isFull(state), late: false, missed: [] }]);
  if (state.status !== 'IN_PROGRESS')
    return refuse('INVALID_TRANSITION', `Registration is not open; the tournament is ${state.status}.`);
  if (!takesPlayersNow(state)) return refuse('INVALID_TRANSITION', 'Late entries are taken during Swiss rounds only.');
  const missed = publishedNumbers(state);
  return ok([{ ...entered, waiting: false, late: missed.length > 0, missed }]);
};

/** A place that becomes free goes to the first who waits. */
const promotion = (state: TournamentState, leaving: Entrant): Deed[] => {
  const next = state.entrants.find((entrant) => entrant.state === 'WAITING');
  return next !== undefined && takesPlace(leaving) ? [{ type: 'PROMOTED', entrantId: next.id }] : [];
};

/** Before the start: out. Later: dropped, keeping all results. */
export const leave = (state: TournamentState, entrantId: string): Decision => {
  const entrant = entrantOf(state, entrantId);
  if (entrant === undefined) return noSuchEntrant;
  if (state.status === 'COMPLETED' || state.status === 'CANCELLED')
    return refuse('INVALID_TRANSITION', `The tournament is ${state.status}.`);
  if (!isIn(entrant) && entrant.state !== 'WAITING')
    return refuse('ENTRANT_NOT_PLAYING', `This entrant is ${entrant.state} already.`);
  if (!hasBegun(state)) return ok([{ type: 'WITHDRAWN', entrantId }, ...promotion(state, entrant)]);
  return ok([{ type: 'DROPPED', entrantId, after: publishedRounds(state).length }]);
};

export const checkIn = (state: TournamentState, entrantId: string): Decision => {
  const entrant = entrantOf(state, entrantId);
  if (entrant === undefined) return noSuchEntrant;
  if (state.status !== 'REGISTRATION')
    return refuse('INVALID_TRANSITION', `Check-in is before the start; the tournament is ${state.status}.`);
  if (entrant.state !== 'REGISTERED' && entrant.state !== 'CHECKED_IN')
    return refuse('ENTRANT_NOT_PLAYING', `This entrant is ${entrant.state}.`);
  return ok(entrant.state === 'CHECKED_IN' ? [] : [{ type: 'CHECKED_IN', entrantId }]);
};

/** Back in; the rounds missed meanwhile count as losses. */
export const undrop = (state: TournamentState, entrantId: string): Decision => {
  const entrant = entrantOf(state, entrantId);
  if (entrant === undefined) return noSuchEntrant;
  if (state.status !== 'IN_PROGRESS')
    return refuse('INVALID_TRANSITION', `Drops are taken back while IN_PROGRESS; the tournament is ${state.status}.`);
  if (entrant.state !== 'DROPPED')
    return refuse('ENTRANT_NOT_PLAYING', `This entrant is ${entrant.state}, not dropped.`);
  const missed = publishedNumbers(state).filter((number) => number > (entrant.droppedAfter ?? 0));
  if (missed.length > 0 && !takesPlayersNow(state))
    return refuse(
      'INVALID_TRANSITION',
      'The event has gone on without this entrant: only Swiss rounds take players back.',
    );
  return ok([{ type: 'UNDROPPED', entrantId, missed }]);
};

export const enterDeck = (state: TournamentState, entrantId: string, deck: EnteredDeck): Decision => {
  if (entrantOf(state, entrantId) === undefined) return noSuchEntrant;
  if (hasBegun(state)) return refuse('DECK_LOCKED', 'Deck lists are locked since the start.');
  return ok([{ type: 'DECK_ENTERED', entrantId, deck }]);
};

export const fixTable = (state: TournamentState, entrantId: string, table: number | null): Decision =>
  entrantOf(state, entrantId) === undefined ? noSuchEntrant : ok([{ type: 'TABLE_FIXED', entrantId, table }]);

export const forbidPairs = (state: TournamentState, pairs: readonly ForbiddenPair[]): Decision => {
  const known = new Set(state.entrants.map(({ id }) => id));
  const unknown = pairs.flatMap(({ entrants }) => entrants).find((id) => !known.has(id));
  if (unknown !== undefined)
    return refuse('NOT_FOUND', 'There is no such entrant in this tournament.', { entrantId: unknown });
  if (pairs.some(({ entrants: [a, b] }) => a === b)) return refuse('INVALID_PAIRINGS', 'A pair has two entrants.');
  return ok([{ type: 'PAIRS_FORBIDDEN', pairs }]);
};
