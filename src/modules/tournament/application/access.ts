import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Deed } from '../domain/tournament/deeds.js';
import type { TournamentRefusal } from '../domain/tournament/refusal.js';
import type { TournamentState } from '../domain/tournament/state.js';
import { TOURNAMENT_LOG, type Change, type TournamentLog } from './tournament-log.js';

export const noSuchTournament = problem('NOT_FOUND', 'There is no such tournament.');
const notStaff = problem('FORBIDDEN', 'Only staff of the tournament may do this.');

type Staffed = Pick<TournamentState, 'organizerId' | 'staff'>;

export const isOrganizer = (caller: Caller | undefined, { organizerId }: Staffed): boolean =>
  caller !== undefined && (caller.role === 'ADMIN' || caller.id === organizerId);

export const isStaff = (caller: Caller | undefined, tournament: Staffed): boolean =>
  isOrganizer(caller, tournament) || tournament.staff.some(({ accountId }) => accountId === caller?.id);

/** A draft exists for its staff only. */
export const maySee = (caller: Caller | undefined, tournament: TournamentState): boolean =>
  tournament.status !== 'DRAFT' || isStaff(caller, tournament);

/** Refusals of the domain are problems as they stand. */
type Decided = Result<readonly Deed[], TournamentRefusal | Problem>;

/** Opens tournaments for use cases, after asking whether the caller may. */
@Injectable()
export class TournamentAccess {
  constructor(@Inject(TOURNAMENT_LOG) private readonly log: TournamentLog) {}

  /** A tournament that the caller may see. */
  async seen(caller: Caller | undefined, id: string): Promise<Result<TournamentState, Problem>> {
    const state = await this.log.read(id);
    return state !== null && maySee(caller, state) ? ok(state) : fail(noSuchTournament);
  }

  /** A tournament that the caller is of the staff of. */
  async staffed(caller: Caller, id: string): Promise<Result<TournamentState, Problem>> {
    const seen = await this.seen(caller, id);
    return seen.ok && !isStaff(caller, seen.value) ? fail(notStaff) : seen;
  }

  async changeAsStaff(
    caller: Caller,
    id: string,
    decide: (state: TournamentState, now: string) => Decided,
    reason?: string,
  ): Promise<Result<TournamentState, Problem>> {
    return this.change(
      caller,
      id,
      (state, now) => (isStaff(caller, state) ? decide(state, now) : fail(notStaff)),
      reason,
    );
  }

  async change(
    caller: Caller,
    id: string,
    decide: (state: TournamentState, now: string) => Decided,
    reason?: string,
  ): Promise<Result<TournamentState, Problem>> {
    const changed = await this.decide(
      caller,
      id,
      (state, now) => {
        const decided = decide(state, now);
        return decided.ok ? ok({ deeds: decided.value, value: null }) : decided;
      },
      reason,
    );
    return changed.ok ? ok(changed.value.state) : changed;
  }

  /** The same with an answer of the decision's own. */
  async decide<T>(
    caller: Caller,
    id: string,
    decide: (state: TournamentState, now: string) => Result<Change<T>, TournamentRefusal | Problem>,
    reason?: string,
  ): Promise<Result<{ state: TournamentState; value: T }, Problem>> {
    const author = { accountId: caller.id, ...(reason === undefined ? {} : { reason }) };
    return this.log.change(id, author, (state, now) =>
      maySee(caller, state) ? decide(state, now) : fail(noSuchTournament),
    );
  }
}
