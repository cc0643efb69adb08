import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Public } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { RecordResults } from '../application/record-results.js';
import { RunRounds } from '../application/run-rounds.js';
import { CERTIFICATE, OUTLOOK, PAIRING, ROUND } from './examples.js';
import { NumberParam } from './number-param.js';
import { ClockBody, DraftRoundBody, RepairRoundBody, ResultBody, resultOf } from './round-bodies.js';
import { roundWire, shownPairingWire } from './wire.js';

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('api/tournaments/:id/rounds')
export class RoundsController {
  constructor(
    private readonly rounds: RunRounds,
    private readonly results: RecordResults,
  ) {}

  @Post()
  @AnyAccount()
  @Idempotent()
  @Answers(
    201,
    'The next round, paired',
    ROUND,
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'RESULTS_MISSING',
    'NO_PAIRING_POSSIBLE',
  )
  async draft(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { publish }: DraftRoundBody) {
    return roundWire(present(await this.rounds.draft(caller, id, publish ?? false)));
  }

  @Get()
  @Public()
  @Answers(200, 'The rounds; drafts for staff only', { items: [ROUND] }, 'NOT_FOUND')
  async list(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    return { items: present(await this.rounds.list(caller, id)).map((round) => roundWire(round)) };
  }

  @Get(':number')
  @Public()
  @Answers(200, 'The round', { ...ROUND, state: 'PUBLISHED' }, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue | undefined, @IdParam() id: string, @NumberParam('number') number: number) {
    return roundWire(present(await this.rounds.find(caller, id, number)));
  }

  @Post(':number/publish')
  @HttpCode(200)
  @AnyAccount()
  @Answers(
    200,
    'The round, for everyone to see',
    { ...ROUND, state: 'PUBLISHED' },
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'DRAFT_OUTDATED',
  )
  async publish(@Caller() caller: CallerValue, @IdParam() id: string, @NumberParam('number') number: number) {
    return roundWire(present(await this.rounds.publish(caller, id, number)));
  }

  @Delete(':number')
  @HttpCode(204)
  @AnyAccount()
  @Answers(204, 'The draft is gone', undefined, 'NOT_FOUND', 'INVALID_TRANSITION')
  async discard(@Caller() caller: CallerValue, @IdParam() id: string, @NumberParam('number') number: number) {
    present(await this.rounds.discard(caller, id, number));
  }

  @Patch(':number/pairings')
  @AnyAccount()
  @Answers(
    200,
    'The draft as paired by hand, and what that costs',
    { round: ROUND, cost: { certified: [{ term: 'REMATCHES', value: 0 }], manual: [{ term: 'REMATCHES', value: 1 }] } },
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'INVALID_PAIRINGS',
  )
  async repair(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @NumberParam('number') number: number,
    @Body() { pairings, reason }: RepairRoundBody,
  ) {
    const { cost, ...round } = present(await this.rounds.repair(caller, id, number, pairings, reason));
    return { round: roundWire(round), cost };
  }

  @Get(':number/certificate')
  @Public()
  @Answers(200, 'What the pairing was made from and how good it is', CERTIFICATE, 'NOT_FOUND')
  async certificate(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @NumberParam('number') number: number,
  ) {
    return present(await this.rounds.certificate(caller, id, number));
  }

  @Post(':number/certificate/verify')
  @HttpCode(200)
  @Public()
  @Answers(200, 'The round paired again and compared', { valid: true, differences: [] }, 'NOT_FOUND')
  async verify(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @NumberParam('number') number: number,
  ) {
    return present(await this.rounds.verify(caller, id, number));
  }

  @Get(':number/outlook')
  @Public()
  @Answers(200, 'Whether the planned rounds left can be paired without a rematch', OUTLOOK, 'NOT_FOUND')
  async outlook(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @NumberParam('number') number: number,
  ) {
    return present(await this.rounds.outlook(caller, id, number));
  }

  @Post(':number/clock')
  @HttpCode(200)
  @AnyAccount()
  @Answers(200, 'The round with its clock', ROUND, 'NOT_FOUND', 'INVALID_TRANSITION')
  async clock(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @NumberParam('number') number: number,
    @Body() { action, seconds }: ClockBody,
  ) {
    const change = { action, ...(seconds === undefined ? {} : { seconds }) };
    return roundWire(present(await this.rounds.clock(caller, id, number, change)));
  }

  @Put(':number/pairings/:table/result')
  @AnyAccount()
  @Answers(
    200,
    'The pairing with its result',
    { round: 1, ...PAIRING },
    'NOT_FOUND',
    'INVALID_RESULT',
    'INVALID_TRANSITION',
    'USE_CORRECTION',
  )
  async record(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @NumberParam('number') round: number,
    @NumberParam('table') table: number,
    @Body() body: ResultBody,
  ) {
    return shownPairingWire(present(await this.results.record(caller, { id, round, table }, resultOf(body))));
  }

  @Post(':number/pairings/:table/reports')
  @HttpCode(202)
  @AnyAccount()
  @Answers(
    202,
    'Whether the other player agrees',
    { state: 'WAITING' },
    'NOT_FOUND',
    'INVALID_RESULT',
    'RESULT_STANDS',
    'INVALID_TRANSITION',
  )
  async report(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @NumberParam('number') round: number,
    @NumberParam('table') table: number,
    @Body() body: ResultBody,
  ) {
    return { state: present(await this.results.report(caller, { id, round, table }, resultOf(body))) };
  }
}
