import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, ruleProblem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import { RuleValidations } from '../../gameplay/index.js';
import type { Deed, LogEntry } from '../domain/history.js';
import type { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { MATCH_TELEMETRY, type MatchTelemetry } from './match-telemetry.js';
import { availableActions, viewAfter, type SteppedView } from './match-view.js';

export interface SubmittedAction {
  readonly caller: Caller;
  readonly matchId: string;
  readonly commandId: string;
  readonly type: string;
  readonly data: unknown;
  /** What the body says; the seat itself comes from the caller. */
  readonly seat?: number;
  readonly expectedSeq?: number;
}

interface Accepted {
  readonly deed: Deed;
  /** Whether only an exception from the rules allowed it. */
  readonly isException: boolean;
}

/** Plays an action of the caller's seat: validated, applied, on disk, and only then answered. */
@Injectable()
export class SubmitAction {
  constructor(
    private readonly matches: HotMatches,
    private readonly rules: RuleValidations,
    @Inject(MATCH_TELEMETRY) private readonly telemetry: MatchTelemetry,
  ) {}

  async execute(submitted: SubmittedAction): Promise<Result<SteppedView, Problem>> {
    const { caller, matchId, commandId } = submitted;
    let accepted: Accepted | undefined;
    const played = await this.matches.change({
      matchId,
      commandId,
      decide: (match) => {
        const decided = this.decide(match, submitted);
        accepted = decided.ok ? decided.value : undefined;
        return decided.ok ? ok(decided.value.deed) : decided;
      },
      isSame: (entry, match) => isSame(entry, match, submitted),
    });
    if (!played.ok) return played;
    const { match } = played.value;
    if (accepted) this.telemetry.accepted(match.setup.game);
    return ok(viewAfter(played.value, match.seatOf(caller.id)!, accepted?.isException));
  }

  private decide(match: Match, submitted: SubmittedAction): Result<Accepted, Problem> {
    const decided = decideAction(match, submitted, this.rules);
    if (!decided.ok) {
      const { code } = decided.error;
      this.telemetry.refused(match.setup.game, typeof code === 'string' ? code : code.rule);
    }
    return decided;
  }
}

const decideAction = (match: Match, submitted: SubmittedAction, rules: RuleValidations): Result<Accepted, Problem> => {
  const { caller, commandId, type, data, expectedSeq } = submitted;
  const seat = match.seatOf(caller.id);
  if (seat === null) return fail(problem('FORBIDDEN', 'You have no seat in this match.'));
  if (submitted.seat !== undefined && submitted.seat !== seat)
    return fail(problem('SEAT_MISMATCH', `Your seat is ${seat}. Leave out seat, or name your own.`));
  const { gameState, headSeq, state } = match.values;
  if (expectedSeq !== undefined && expectedSeq !== headSeq)
    return fail(problem('STALE_SEQUENCE', `The match stands at ${headSeq}, not at ${expectedSeq}.`, { headSeq }));
  if (state === 'CANCELLED') return fail(problem('MATCH_OVER', 'The match was cancelled.'));
  if (!gameState) return fail(problem('MATCH_NOT_STARTED', 'The match starts when both seats are taken.'));
  const verdict = rules.of(match.setup).validate(gameState, { type, seat, data });
  if (!verdict.valid) return fail(ruleProblem(verdict, { availableActions: availableActions(match, seat) }));
  const action = match.game.parseAction({ type, seat, data });
  if (!action.ok) return fail(ruleProblem(action.error));
  const deed = { commandId, accountId: caller.id, seat, type: action.value.type, data: action.value.data };
  return ok({ deed, isException: verdict.exceptionApplied === true });
};

const isSame = (entry: LogEntry, match: Match, { caller, type, data, seat: named }: SubmittedAction): boolean => {
  const seat = match.seatOf(caller.id);
  if (seat === null || entry.seat !== seat || (named !== undefined && named !== seat)) return false;
  const action = match.game.parseAction({ type, seat, data });
  if (!action.ok || action.value.type !== entry.type) return false;
  return canonicalJson(action.value.data) === canonicalJson(entry.data);
};
