import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Deed } from '../domain/history.js';
import type { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';

/** Before both are seated leaving cancels the match; afterwards it concedes the game. */
@Injectable()
export class LeaveMatch {
  constructor(private readonly matches: HotMatches) {}

  async execute(caller: Caller, matchId: string): Promise<Result<Match, Problem>> {
    const commandId = newId<string>();
    const left = await this.matches.change({
      matchId,
      commandId,
      decide: (match) => leaving(match, caller, commandId),
      isSame: () => true,
    });
    return left.ok ? ok(left.value.match) : left;
  }
}

const leaving = (match: Match, caller: Caller, commandId: string): Result<Deed, Problem> => {
  const seat = match.seatOf(caller.id);
  if (seat === null) return fail(problem('FORBIDDEN', 'You have no seat in this match.'));
  if (match.isOver) return fail(problem('MATCH_OVER', 'The match is over.'));
  const type = match.values.gameState ? 'CONCEDE' : 'LEAVE';
  return ok({ commandId, accountId: caller.id, seat, type, data: {} });
};
