import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { Caller, Public, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { EventStreams } from '../../../shared/infrastructure/http/event-streams.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present, problemException } from '../../../shared/infrastructure/http/problem-exception.js';
import { ReadMatch } from '../application/read-match.js';
import { SubmitAction } from '../application/submit-action.js';
import { WatchMatch } from '../application/watch-match.js';
import { STEP_EXAMPLE, VIEW_EXAMPLE } from './examples.js';
import { HistoryQuery, SubmitActionBody, ValidatePlanBody, ViewQuery } from './match-bodies.js';

@ApiTags('matches')
@ApiBearerAuth()
@Controller('api/matches/:id')
export class PlayController {
  constructor(
    private readonly submitAction: SubmitAction,
    private readonly readMatch: ReadMatch,
    private readonly watchMatch: WatchMatch,
    private readonly streams: EventStreams,
  ) {}

  @Get('view')
  @Public()
  @Answers(200, 'The match as the caller may see it', VIEW_EXAMPLE, 'NOT_FOUND')
  async view(@Caller() caller: CallerValue | undefined, @IdParam() id: string, @Query() { as }: ViewQuery) {
    return present(await this.readMatch.view(caller, id, as));
  }

  @Post('actions')
  @Roles('PLAYER')
  @Answers(
    201,
    'The action is on disk; the match after it, and what happened. An invalid action is 400 with its code and what is available',
    { ...VIEW_EXAMPLE, events: [] },
    'NOT_FOUND',
    'SEAT_MISMATCH',
    'STALE_SEQUENCE',
    'MATCH_NOT_STARTED',
    'MATCH_OVER',
    'COMMAND_ID_REUSED',
    'OUTCOME_UNKNOWN',
  )
  async submit(@Caller() caller: CallerValue, @IdParam() matchId: string, @Body() body: SubmitActionBody) {
    const { commandId, type, data, seat, expectedSeq } = body;
    return present(await this.submitAction.execute({ caller, matchId, commandId, type, data, seat, expectedSeq }));
  }

  @Post('actions/validate')
  @HttpCode(200)
  @Roles('PLAYER')
  @Answers(
    200,
    'Whether the plan would be allowed; it changes and reveals nothing',
    { valid: true, checked: 1 },
    'NOT_FOUND',
    'MATCH_NOT_STARTED',
  )
  async validate(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { actions }: ValidatePlanBody) {
    return present(await this.readMatch.validatePlan(caller, id, actions));
  }

  @Get('actions')
  @Public()
  @Answers(200, 'What was done, oldest first', { items: [STEP_EXAMPLE], nextCursor: null }, 'NOT_FOUND')
  async history(@Caller() caller: CallerValue | undefined, @IdParam() id: string, @Query() query: HistoryQuery) {
    const after = query.after ?? query.cursor ?? 0;
    const steps = present(await this.readMatch.history(caller, id, after, query.limit + 1));
    return pageOf(steps, query.limit, ({ seq }) => seq);
  }

  @Get('events')
  @Public()
  @ApiProduces('text/event-stream')
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Resume after this sequence number' })
  @Answers(200, 'Server-sent events: one `action` message an action, then `end`', undefined, 'NOT_FOUND')
  async events(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const after = resumeAfter(request.headers['last-event-id']);
    const { observer } = present(await this.readMatch.watched(caller, id));
    await this.streams.send(reply, (signal) => this.watchMatch.moments(id, observer, after, signal));
  }
}

const resumeAfter = (header: string | string[] | undefined): number => {
  if (header === undefined || header === '') return 0;
  if (typeof header === 'string' && /^\d{1,9}$/.test(header)) return Number(header);
  throw problemException('VALIDATION_FAILED', 'Last-Event-ID must be a sequence number.');
};
