import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { MATCH_POLICY, type MatchPolicy } from './match-policy.js';

@Injectable()
export class CancelMatch {
  constructor(
    private readonly matches: HotMatches,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
  ) {}

  async execute(caller: Caller, matchId: string, reason: string): Promise<Result<Match, Problem>> {
    const match = await this.matches.read(matchId);
    if (!match) return fail(problem('NOT_FOUND', 'There is no such match.'));
    if (!(await this.policy.isStaff(caller, match.setup.tournamentId)))
      return fail(problem('FORBIDDEN', 'Only staff of the tournament may cancel its matches.'));
    const commandId = newId<string>();
    const cancelled = await this.matches.change({
      matchId,
      commandId,
      decide: (current) =>
        current.isOver
          ? fail(problem('MATCH_OVER', 'The match is over already.'))
          : ok({ commandId, accountId: caller.id, seat: null, type: 'CANCEL', data: { reason } }),
      isSame: () => true,
    });
    return cancelled.ok ? ok(cancelled.value.match) : cancelled;
  }
}
