import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type PipeTransform } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { ByteStreams } from '../../../shared/infrastructure/http/byte-streams.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { present, problemException } from '../../../shared/infrastructure/http/problem-exception.js';
import { ReadReplay } from '../application/read-replay.js';
import { WhatIf } from '../application/what-if.js';
import { REPLAY_EXAMPLE } from './examples.js';
import { FramesQuery, PerspectiveQuery, WhatIfBody } from './replay-queries.js';

const asSeq: PipeTransform<string, number> = {
  transform: (value) => {
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw problemException('VALIDATION_FAILED', `"${value}" in the path must be a sequence number.`);
  },
};

/** A moment of a match: 0 is before anything happened. */
const Seq = (): ParameterDecorator => (controller, route, index) => {
  Param('seq', asSeq)(controller, route, index);
  const method = Object.getOwnPropertyDescriptor(controller, route!)!;
  ApiParam({ name: 'seq', schema: { type: 'integer', minimum: 0 } })(controller, route!, method);
};

@ApiTags('replays')
@ApiBearerAuth()
@AnyAccount()
@Controller('api/matches/:id/replay')
export class ReplayController {
  constructor(
    private readonly replays: ReadReplay,
    private readonly whatIfAt: WhatIf,
    private readonly streams: ByteStreams,
  ) {}

  @Get()
  @Answers(200, 'The match as a file that stands alone', REPLAY_EXAMPLE, 'NOT_FOUND', 'MATCH_NOT_OVER')
  async file(@Caller() caller: CallerValue, @IdParam() id: string, @Res() reply: FastifyReply) {
    const file = present(await this.replays.file(caller, id));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.replay.json"`,
    };
    await this.streams.send(reply, headers, file);
  }

  @Get('states/:seq')
  @Answers(
    200,
    'The state after an action; OMNISCIENT is the state itself, others see their view of it',
    { seq: 3, as: 'OMNISCIENT', state: {} },
    'NOT_FOUND',
    'MATCH_NOT_OVER',
  )
  async state(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @Seq() seq: number,
    @Query() { as }: PerspectiveQuery,
  ) {
    return present(await this.replays.stateAt(caller, id, seq, as));
  }

  @Get('frames')
  @ApiProduces('application/x-ndjson')
  @Answers(200, 'A line an action: seq, action, events, state, stateHash', undefined, 'NOT_FOUND', 'MATCH_NOT_OVER')
  async frames(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @Query() { as, from, to }: FramesQuery,
    @Res() reply: FastifyReply,
  ) {
    const frames = present(await this.replays.frames(caller, id, { as, from, to }));
    await this.streams.send(reply, { 'content-type': 'application/x-ndjson; charset=utf-8' }, frames);
  }

  @Get('verify')
  @Answers(
    200,
    'Whether every link, every action and every state of the stored history is right, and if not, what is not',
    { valid: true, actions: 61 },
    'NOT_FOUND',
    'MATCH_NOT_OVER',
  )
  async verify(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.replays.verify(caller, id));
  }

  @Post('states/:seq/what-if')
  @HttpCode(200)
  @Answers(
    200,
    'What is legal there, and what another action would lead to. An invalid action is 400 with its code',
    { legalActions: [], result: { state: {}, events: [], status: {} } },
    'NOT_FOUND',
    'MATCH_NOT_OVER',
    'MATCH_NOT_STARTED',
  )
  async whatIf(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @Seq() seq: number,
    @Body() { action }: WhatIfBody,
  ) {
    return present(await this.whatIfAt.execute(caller, id, seq, action));
  }
}
