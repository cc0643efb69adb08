import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { MatchResult } from '../domain/standings/results.js';
import { correctResult, type CorrectionPreview } from '../domain/tournament/corrections.js';
import { isDisputed } from '../domain/tournament/pairing-results.js';
import { recordResult, reportResult, reportState, tableOf, type ReportState } from '../domain/tournament/results.js';
import { publishedRounds, type Pairing, type Round, type TournamentState } from '../domain/tournament/state.js';
import { isStaff, TournamentAccess } from './access.js';

export interface Place {
  readonly id: string;
  readonly round: number;
  readonly table: number;
}

export interface ShownPairing {
  readonly state: TournamentState;
  readonly round: Round;
  readonly pairing: Pairing;
}

const notAtTable = problem('FORBIDDEN', 'Only the two players of a table report its result.');

@Injectable()
export class RecordResults {
  constructor(private readonly access: TournamentAccess) {}

  async record(
    caller: Caller,
    { id, round, table }: Place,
    result: MatchResult,
  ): Promise<Result<ShownPairing, Problem>> {
    const changed = await this.access.changeAsStaff(caller, id, (state) => recordResult(state, round, table, result));
    return changed.ok ? pairingAt(changed.value, round, table) : changed;
  }

  async report(
    caller: Caller,
    { id, round, table }: Place,
    result: MatchResult,
  ): Promise<Result<ReportState, Problem>> {
    const changed = await this.access.change(caller, id, (state) => {
      const seat = tableOf(state, round, table);
      if (!seat.ok) return seat;
      const entrant = state.entrants.find(
        (each) => each.accountId === caller.id && seat.value.pairing.entrants.includes(each.id),
      );
      return entrant === undefined ? fail(notAtTable) : reportResult(state, round, table, entrant.id, result);
    });
    if (!changed.ok) return changed;
    const seat = pairingAt(changed.value, round, table);
    return seat.ok ? ok(reportState(seat.value.pairing)) : seat;
  }

  /** Tables whose players report different results. */
  async disputes(caller: Caller, id: string): Promise<Result<ShownPairing[], Problem>> {
    const staffed = await this.access.staffed(caller, id);
    if (!staffed.ok) return staffed;
    const state = staffed.value;
    return ok(
      publishedRounds(state).flatMap((round) =>
        round.pairings.filter(isDisputed).map((pairing) => ({ state, round, pairing })),
      ),
    );
  }

  async correct(
    caller: Caller,
    { id, round, table }: Place,
    result: MatchResult,
    reason: string,
    preview: boolean,
  ): Promise<Result<CorrectionPreview & { applied: boolean }, Problem>> {
    const changed = await this.access.decide(
      caller,
      id,
      (state) => {
        if (!isStaff(caller, state)) return fail(problem('FORBIDDEN', 'Only staff of the tournament may do this.'));
        const correction = correctResult(state, round, table, result);
        if (!correction.ok) return correction;
        const { deed, ...value } = correction.value;
        return ok({ deeds: preview ? [] : [deed], value });
      },
      reason,
    );
    return changed.ok ? ok({ applied: !preview, ...changed.value.value }) : changed;
  }
}

const pairingAt = (state: TournamentState, number: number, table: number): Result<ShownPairing, Problem> => {
  const seat = tableOf(state, number, table);
  return seat.ok ? ok({ state, ...seat.value }) : seat;
};
