import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Public } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ReadStandings } from '../application/read-standings.js';
import { RecordResults } from '../application/record-results.js';
import { standingsCsv } from '../domain/files/csv.js';
import { profileOf } from '../domain/tournament/standings-of.js';
import { CORRECTION, ENTRY, EXPLANATION, PAIRING, STANDINGS } from './examples.js';
import { CorrectionBody, LogQuery, resultOf, RoundQuery, StandingsQuery } from './round-bodies.js';
import { disputeWire, entryWire, namesOf, rowWire } from './wire.js';

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('api/tournaments/:id')
export class StandingsController {
  constructor(
    private readonly reading: ReadStandings,
    private readonly results: RecordResults,
  ) {}

  @Get('standings')
  @Public()
  @Answers(200, 'Standings after a round; CSV by Accept: text/csv', STANDINGS, 'NOT_FOUND')
  async standings(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @Query() { round: asked, as }: StandingsQuery,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { state, round, rows } = present(await this.reading.standings(caller, id, asked, as ?? 'CORRECTED'));
    if (accept?.includes('text/csv') !== true) return { round, items: rows.map(rowWire) };
    void reply.header('content-type', 'text/csv; charset=utf-8');
    return standingsCsv(rows, profileOf(state).tieBreakers);
  }

  @Get('standings/:entrantId/explain')
  @Public()
  @Answers(200, 'Why an entrant stands where it stands', EXPLANATION, 'NOT_FOUND')
  async explain(
    @Caller() caller: CallerValue | undefined,
    @IdParam() id: string,
    @IdParam('entrantId') entrantId: string,
    @Query() { round }: RoundQuery,
  ) {
    const { state, explanation } = present(await this.reading.explain(caller, id, entrantId, round));
    const names = namesOf(state);
    const { row, opponents, ...rest } = explanation;
    return {
      entrantId,
      name: names.get(entrantId),
      points: row.points,
      ...rest,
      opponents: opponents.map((opponent) => ({ ...opponent, name: names.get(opponent.entrantId) })),
    };
  }

  @Get('bracket')
  @Public()
  @Answers(200, 'The brackets, match by match', { brackets: [] }, 'NOT_FOUND')
  async bracket(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    return { brackets: present(await this.reading.brackets(caller, id)) };
  }

  @Get('disputes')
  @AnyAccount()
  @Answers(200, 'Tables whose players disagree', { items: [{ ...PAIRING, result: null, reports: [] }] }, 'NOT_FOUND')
  async disputes(@Caller() caller: CallerValue, @IdParam() id: string) {
    return { items: present(await this.results.disputes(caller, id)).map(disputeWire) };
  }

  @Post('corrections')
  @HttpCode(200)
  @AnyAccount()
  @Answers(200, 'What changes by it', CORRECTION, 'NOT_FOUND', 'INVALID_RESULT', 'INVALID_TRANSITION')
  async correct(@Caller() caller: CallerValue, @IdParam() id: string, @Body() body: CorrectionBody) {
    const { preview, reason, round, table, result } = body;
    return present(await this.results.correct(caller, { id, round, table }, resultOf(result), reason, preview));
  }

  @Get('log')
  @AnyAccount()
  @Answers(200, 'Everything that happened, oldest first', { items: [ENTRY], nextCursor: null }, 'NOT_FOUND')
  async log(@Caller() caller: CallerValue, @IdParam() id: string, @Query() { after, limit }: LogQuery) {
    const entries = present(await this.reading.entries(caller, id, after, limit + 1));
    return pageOf(entries.map(entryWire), limit, ({ seq }) => seq);
  }
}
