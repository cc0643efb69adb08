import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { seededRandom } from '../../gameplay/domain/engine/random.js';
import { SEATS, type Observer } from '../../gameplay/domain/engine/seat.js';
import { RuleValidations } from '../../gameplay/index.js';
import type { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { MATCH_POLICY, type MatchPolicy } from './match-policy.js';
import { MATCH_QUERIES, type MatchQueries, type MatchSummary } from './match-queries.js';
import { stepFor, viewOf, type MatchView, type VisibleStep } from './match-view.js';

const noSuchMatch = problem('NOT_FOUND', 'There is no such match.');

export interface PlannedAction {
  readonly type: unknown;
  readonly data?: unknown;
}

/** Looks at matches; nothing here changes one. */
@Injectable()
export class ReadMatch {
  constructor(
    private readonly matches: HotMatches,
    private readonly rules: RuleValidations,
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
  ) {}

  async summary(caller: Caller | undefined, matchId: string): Promise<Result<MatchSummary, Problem>> {
    const summary = await this.queries.find(matchId);
    if (!summary) return fail(noSuchMatch);
    if (summary.cancellation?.code !== 'INVALID_DECK') return ok(summary);
    const violations = await this.violationsFor(caller, matchId, summary.tournamentId);
    return ok({ ...summary, cancellation: { ...summary.cancellation, violations } });
  }

  async view(caller: Caller | undefined, matchId: string, as?: Observer): Promise<Result<MatchView, Problem>> {
    const watched = await this.watched(caller, matchId, as);
    return watched.ok ? ok(viewOf(watched.value.match, watched.value.observer)) : watched;
  }

  async history(
    caller: Caller | undefined,
    matchId: string,
    after: number,
    limit: number,
  ): Promise<Result<VisibleStep[], Problem>> {
    const watched = await this.watched(caller, matchId);
    if (!watched.ok) return watched;
    const steps = await this.matches.history(matchId, after, limit);
    return ok(steps.map((step) => stepFor(step, watched.value.observer)));
  }

  /** Whether the caller's plan would be allowed, in answers that tell nothing of chance or of hidden cards. */
  async validatePlan(
    caller: Caller,
    matchId: string,
    plan: readonly PlannedAction[],
  ): Promise<Result<object, Problem>> {
    const match = await this.matches.read(matchId);
    if (!match) return fail(noSuchMatch);
    const seat = match.seatOf(caller.id);
    if (seat === null) return fail(problem('FORBIDDEN', 'You have no seat in this match.'));
    const { gameState } = match.values;
    if (!gameState) return fail(problem('MATCH_NOT_STARTED', 'The match starts when both seats are taken.'));
    const actions = plan.map(({ type, data }) => ({ type, seat, data }));
    const worlds = [newWorld(), newWorld()] as const;
    return ok(this.rules.of(match.setup).validatePlan(gameState, actions, worlds));
  }

  /** The match and whom the caller sees it as: their seat, or the public; an admin may choose. */
  async watched(
    caller: Caller | undefined,
    matchId: string,
    as?: Observer,
  ): Promise<Result<{ match: Match; observer: Observer }, Problem>> {
    const match = await this.matches.read(matchId);
    if (!match) return fail(noSuchMatch);
    const observer = match.seatOf(caller?.id) ?? 'SPECTATOR';
    if (as === undefined || as === observer) return ok({ match, observer });
    if (caller?.role === 'ADMIN') return ok({ match, observer: as });
    return fail(problem('FORBIDDEN', 'Only an admin may look through other eyes (as).'));
  }

  /** Each player their own; staff both. */
  private async violationsFor(caller: Caller | undefined, matchId: string, tournamentId: string) {
    const match = await this.matches.read(matchId);
    const own = match?.seatOf(caller?.id);
    const seats = (await this.policy.isStaff(caller, tournamentId)) ? SEATS : SEATS.filter((seat) => seat === own);
    return seats.flatMap((seat) =>
      (match?.values.seats[seat]?.violations ?? []).map((violation) => ({ seat, ...violation })),
    );
  }
}

const newWorld = () => seededRandom(randomBytes(32).toString('hex'), 0);
