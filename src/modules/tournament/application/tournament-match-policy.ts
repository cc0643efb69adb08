import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { MatchPolicy, MatchTerms } from '../../match/index.js';
import { playingRules } from '../domain/tournament/playing-rules.js';
import { CASUAL_ID, isFinished, type TournamentSummary } from '../domain/tournament-summary.js';
import { noSuchTournament } from './access.js';
import { TOURNAMENTS, type Tournaments } from './tournaments.js';

const isStaffOf = (caller: Caller | undefined, { organizerId, staff }: TournamentSummary): boolean =>
  caller !== undefined && (caller.role === 'ADMIN' || caller.id === organizerId || staff.includes(caller.id));

/** What a tournament lays down for its matches. */
@Injectable()
export class TournamentMatchPolicy implements MatchPolicy {
  constructor(@Inject(TOURNAMENTS) private readonly tournaments: Tournaments) {}

  async termsFor(caller: Caller, tournamentId: string): Promise<Result<MatchTerms, Problem>> {
    const tournament = await this.tournaments.find(tournamentId);
    if (!tournament || (tournament.state === 'DRAFT' && !isStaffOf(caller, tournament))) return fail(noSuchTournament);
    if (!isStaffOf(caller, tournament))
      return fail(problem('FORBIDDEN', 'Only staff of the tournament may make its matches.'));
    if (tournament.game === null)
      return fail(problem('FORBIDDEN', 'Matches of Casual are made by players, with casual: true.'));
    if (isFinished(tournament))
      return fail(problem('INVALID_TRANSITION', `The tournament is ${tournament.state}; it takes no more matches.`));
    const { gameOptions, deckRules } = playingRules(tournament.settings);
    return ok({ tournamentId, game: tournament.game, gameOptions, policy: { deckRules } });
  }

  casualTerms(game: string): MatchTerms {
    return { tournamentId: CASUAL_ID, game, gameOptions: {}, policy: { deckRules: {} } };
  }

  async isStaff(caller: Caller | undefined, tournamentId: string): Promise<boolean> {
    if (caller === undefined || caller.role === 'ADMIN') return caller !== undefined;
    const tournament = await this.tournaments.find(tournamentId);
    return tournament !== null && isStaffOf(caller, tournament);
  }
}
