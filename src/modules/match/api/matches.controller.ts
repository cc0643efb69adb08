import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, type Result } from '../../../shared/domain/result.js';
import { AnyAccount, Caller, Public, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { CancelMatch } from '../application/cancel-match.js';
import { CreateMatch } from '../application/create-match.js';
import { DemoPlayer } from '../application/demo-player.js';
import { JoinMatch } from '../application/join-match.js';
import { LeaveMatch } from '../application/leave-match.js';
import { MATCH_QUERIES, type MatchQueries } from '../application/match-queries.js';
import { ReadMatch } from '../application/read-match.js';
import type { Match } from '../domain/match.js';
import { MATCH_EXAMPLE } from './examples.js';
import { CancelBody, CreateMatchBody, JoinBody, ListMatchesQuery } from './match-bodies.js';

@ApiTags('matches')
@ApiBearerAuth()
@Controller('api/matches')
export class MatchesController {
  constructor(
    private readonly createMatch: CreateMatch,
    private readonly joinMatch: JoinMatch,
    private readonly demoPlayer: DemoPlayer,
    private readonly leaveMatch: LeaveMatch,
    private readonly cancelMatch: CancelMatch,
    private readonly readMatch: ReadMatch,
    @Inject(MATCH_QUERIES) private readonly queries: MatchQueries,
  ) {}

  @Post()
  @Roles('ADMIN', 'ORGANIZER', 'PLAYER')
  @Idempotent()
  @Answers(201, 'The match, waiting for its players', MATCH_EXAMPLE, 'NOT_FOUND', 'UNKNOWN_GAME', 'INVALID_OPTIONS')
  async create(@Caller() caller: CallerValue, @Body() body: CreateMatchBody) {
    const match = present(await this.created(caller, body));
    return present(await this.readMatch.summary(caller, match.setup.id));
  }

  private async created(caller: CallerValue, body: CreateMatchBody): Promise<Result<Match, Problem>> {
    const { tournamentId, game, casual, options = {} } = body;
    if (!casual) {
      if (game !== undefined)
        return fail(problem('VALIDATION_FAILED', 'game goes with casual: true; a tournament has its own game.'));
      return this.createMatch.inTournament(caller, tournamentId!, options);
    }
    if (tournamentId !== undefined)
      return fail(problem('VALIDATION_FAILED', 'A match is either casual or of a tournament: send one of the two.'));
    if (caller.role !== 'PLAYER')
      return fail(problem('FORBIDDEN', 'Casual matches are made by players; name your tournament in tournamentId.'));
    return this.createMatch.casual(game!, options);
  }

  @Get()
  @Public()
  @Answers(200, 'Matches, newest first', { items: [MATCH_EXAMPLE], nextCursor: null })
  async list(@Query() { tournamentId, state, accountId, limit, cursor }: ListMatchesQuery) {
    const rows = await this.queries.list({ tournamentId, state, accountId, after: cursor, limit: limit + 1 });
    return pageOf(rows, limit, ({ id }) => id);
  }

  @Get(':id')
  @Public()
  @Answers(200, 'The match', MATCH_EXAMPLE, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    return present(await this.readMatch.summary(caller, id));
  }

  @Post(':id/players')
  @AnyAccount()
  @Idempotent()
  @Answers(
    201,
    'The seat that was taken, and the match',
    { seat: 0, match: MATCH_EXAMPLE },
    'NOT_FOUND',
    'SEAT_TAKEN',
    'MATCH_OVER',
    'DECK_REQUIRED',
    'UNKNOWN_DECK',
  )
  async join(@Caller() caller: CallerValue, @IdParam() matchId: string, @Body() { accountId, deckId }: JoinBody) {
    const { seat } = present(await this.joinMatch.execute({ caller, matchId, accountId, deckId }));
    return { seat, match: present(await this.readMatch.summary(caller, matchId)) };
  }

  @Post(':id/demo-player')
  @AnyAccount()
  @Idempotent()
  @Answers(
    201,
    'The seat that the server plays from now on, and the match',
    { seat: 1, match: MATCH_EXAMPLE },
    'NOT_FOUND',
    'SEAT_TAKEN',
    'MATCH_OVER',
    'INVALID_DECK',
  )
  async inviteDemoPlayer(@Caller() caller: CallerValue, @IdParam() matchId: string) {
    const { seat } = present(await this.demoPlayer.join(caller, matchId));
    return { seat, match: present(await this.readMatch.summary(caller, matchId)) };
  }

  @Delete(':id/players/me')
  @Roles('PLAYER')
  @Answers(200, 'The match: cancelled before both were seated, else conceded', MATCH_EXAMPLE, 'NOT_FOUND', 'MATCH_OVER')
  async leave(@Caller() caller: CallerValue, @IdParam() id: string) {
    present(await this.leaveMatch.execute(caller, id));
    return present(await this.readMatch.summary(caller, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Roles('ADMIN', 'ORGANIZER', 'PLAYER', 'ANALYST')
  @Answers(200, 'The match, cancelled', MATCH_EXAMPLE, 'NOT_FOUND', 'MATCH_OVER')
  async cancel(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { reason }: CancelBody) {
    present(await this.cancelMatch.execute(caller, id, reason));
    return present(await this.readMatch.summary(caller, id));
  }
}
