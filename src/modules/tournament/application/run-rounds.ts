import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { verifyCertificate, type Certificate, type Verification } from '../domain/pairing/certificate.js';
import type { ManualChangeCost } from '../domain/pairing/manual-change.js';
import { outlookAfter, type Outlook } from '../domain/pairing/outlook.js';
import type { Pair } from '../domain/pairing/swiss-input.js';
import { evolve } from '../domain/tournament/evolve.js';
import { beforeDraft } from '../domain/tournament/history.js';
import { swissInput } from '../domain/tournament/plan-round.js';
import {
  changeClock,
  discardRound,
  draftRound,
  publishRound,
  repairRound,
  type ClockAction,
} from '../domain/tournament/rounds.js';
import { roundOf, type Round, type TournamentState } from '../domain/tournament/state.js';
import { isStaff, TournamentAccess } from './access.js';
import { PairingMatches } from './pairing-matches.js';
import { TOURNAMENT_LOG, type TournamentLog } from './tournament-log.js';

export interface ShownRound {
  readonly state: TournamentState;
  readonly round: Round;
}

type Shown = Promise<Result<ShownRound, Problem>>;

const noSuchRound = problem('NOT_FOUND', 'There is no such round in this tournament.');

@Injectable()
export class RunRounds {
  constructor(
    private readonly access: TournamentAccess,
    private readonly matches: PairingMatches,
    @Inject(TOURNAMENT_LOG) private readonly log: TournamentLog,
  ) {}

  async draft(caller: Caller, id: string, publish: boolean): Shown {
    const changed = await this.access.changeAsStaff(caller, id, (state) => {
      const drafted = draftRound(state);
      if (!drafted.ok || !publish) return drafted;
      const [deed] = drafted.value;
      const published = publishRound(evolve(state, { seq: state.headSeq + 1, deed }), state.rounds.length + 1);
      return published.ok ? ok([deed, ...published.value]) : published;
    });
    if (!changed.ok) return changed;
    const number = changed.value.rounds.length;
    return shown(publish ? await this.matches.setUp(changed.value, number) : changed.value, number);
  }

  async publish(caller: Caller, id: string, number: number): Shown {
    const changed = await this.access.changeAsStaff(caller, id, (state) => publishRound(state, number));
    return changed.ok ? shown(await this.matches.setUp(changed.value, number), number) : changed;
  }

  async discard(caller: Caller, id: string, number: number): Promise<Result<TournamentState, Problem>> {
    return this.access.changeAsStaff(caller, id, (state) => discardRound(state, number));
  }

  async repair(
    caller: Caller,
    id: string,
    number: number,
    pairs: readonly Pair[],
    reason: string,
  ): Promise<Result<ShownRound & { cost: ManualChangeCost }, Problem>> {
    const staffed = await this.access.staffed(caller, id);
    if (!staffed.ok) return staffed;
    const changed = await this.access.decide(
      caller,
      id,
      (state) => {
        const repaired = repairRound(state, number, pairs);
        return repaired.ok ? ok({ deeds: [repaired.value.deed], value: repaired.value.cost }) : repaired;
      },
      reason,
    );
    if (!changed.ok) return changed;
    const { state, value: cost } = changed.value;
    return ok({ state, round: roundOf(state, number)!, cost });
  }

  async clock(caller: Caller, id: string, number: number, action: ClockAction): Shown {
    const changed = await this.access.changeAsStaff(caller, id, (state, now) =>
      changeClock(state, number, action, now),
    );
    return changed.ok ? shown(changed.value, number) : changed;
  }

  async find(caller: Caller | undefined, id: string, number: number): Shown {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const round = roundOf(seen.value, number);
    if (round === undefined || (round.state === 'DRAFTED' && !isStaff(caller, seen.value))) return fail(noSuchRound);
    return ok({ state: seen.value, round });
  }

  async list(caller: Caller | undefined, id: string): Promise<Result<ShownRound[], Problem>> {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const state = seen.value;
    const rounds = state.rounds.filter((round) => round.state === 'PUBLISHED' || isStaff(caller, state));
    return ok(rounds.map((round) => ({ state, round })));
  }

  async certificate(caller: Caller | undefined, id: string, number: number): Promise<Result<Certificate, Problem>> {
    const found = await this.find(caller, id, number);
    if (!found.ok) return found;
    const { certificate } = found.value.round;
    if (certificate === null)
      return fail(problem('NOT_FOUND', 'This round has no certificate: only Swiss rounds paired here have one.'));
    return ok(certificate);
  }

  /** Whether the planned rounds after this one can be paired without a rematch, with the proof. */
  async outlook(caller: Caller | undefined, id: string, number: number): Promise<Result<Outlook, Problem>> {
    const found = await this.find(caller, id, number);
    if (!found.ok) return found;
    const { draftedBy, phase, pairings } = found.value.round;
    if (found.value.state.phases[phase].kind !== 'SWISS')
      return fail(problem('NOT_FOUND', 'Only Swiss rounds have an outlook: other formats are drawn to their end.'));
    const before = beforeDraft(id, await this.log.entries(id, 0, draftedBy), draftedBy);
    return ok(
      outlookAfter(
        swissInput(before, phase),
        pairings.map(({ entrants }) => entrants),
      ),
    );
  }

  /** Reads the log up to the draft, pairs the round again from it and compares. */
  async verify(caller: Caller | undefined, id: string, number: number): Promise<Result<Verification, Problem>> {
    const certificate = await this.certificate(caller, id, number);
    if (!certificate.ok) return certificate;
    const found = await this.find(caller, id, number);
    if (!found.ok) return found;
    const { draftedBy, phase, certifiedPairs } = found.value.round;
    const before = beforeDraft(id, await this.log.entries(id, 0, draftedBy), draftedBy);
    return ok(verifyCertificate(swissInput(before, phase), certificate.value, certifiedPairs));
  }
}

const shown = (state: TournamentState, number: number): Result<ShownRound, Problem> => {
  const round = roundOf(state, number);
  return round ? ok({ state, round }) : fail(noSuchRound);
};
