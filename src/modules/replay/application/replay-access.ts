import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import {
  ACTION_LOG,
  Match,
  MATCH_POLICY,
  MATCH_QUERIES,
  type ActionLog,
  type MatchPolicy,
  type MatchQueries,
  type MatchSummary,
} from '../../match/index.js';

/** A match that the caller may replay. */
export interface OpenedReplay {
  readonly summary: MatchSummary;
  readonly isOver: boolean;
  /** Before anything happened. */
  readonly match: Match;
  readonly head: { readonly seq: number; readonly hash: string };
}

/** Which matches a caller may search and count: null stands for all of them. */
export interface ReplayScope {
  readonly playerId: string | null;
}

const OVER = ['MATCH_ENDED', 'CANCELLED'];

/** Who may replay what: once it is over, analysts, admins, staff of its tournament and its players. */
@Injectable()
export class ReplayAccess {
  constructor(
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
    @Inject(ACTION_LOG) private readonly log: ActionLog,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
    private readonly rules: RuleValidations,
  ) {}

  async open(caller: Caller, matchId: string): Promise<Result<OpenedReplay, Problem>> {
    const [summary, stored] = await Promise.all([this.queries.find(matchId), this.log.load(matchId)]);
    if (!summary || !stored) return fail(problem('NOT_FOUND', 'There is no such match.'));
    const isOver = OVER.includes(summary.state);
    if (!isOver && caller.role !== 'ADMIN') return fail(notOver);
    if (!(await this.mayReplay(caller, summary)))
      return fail(problem('FORBIDDEN', 'Replays are for analysts, staff of the tournament and players of the match.'));
    const match = Match.create(stored.setup, this.rules.of(stored.setup).game);
    return ok({ summary, isOver, match, head: { seq: stored.headSeq, hash: stored.headHash } });
  }

  /** All of a tournament for its staff; otherwise one's own matches, unless one's role sees everything. */
  async scope(caller: Caller, tournamentId: string | undefined): Promise<ReplayScope> {
    if (seesAll(caller)) return { playerId: null };
    const isStaff = tournamentId !== undefined && (await this.policy.isStaff(caller, tournamentId));
    return { playerId: isStaff ? null : caller.id };
  }

  /** Where decks were refused nothing was played, and players may not learn each other's lists from it. */
  private async mayReplay(caller: Caller, { seats, tournamentId, cancellation }: MatchSummary): Promise<boolean> {
    const isPlayer = seats.some((seat) => seat?.accountId === caller.id);
    if (seesAll(caller) || (isPlayer && cancellation?.code !== 'INVALID_DECK')) return true;
    return this.policy.isStaff(caller, tournamentId);
  }
}

export const notOver = problem('MATCH_NOT_OVER', 'The match is still running; its replay opens when it is over.');

const seesAll = ({ role }: Caller): boolean => role === 'ADMIN' || role === 'ANALYST';
