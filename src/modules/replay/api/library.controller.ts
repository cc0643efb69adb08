import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Public } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { ByteStreams } from '../../../shared/infrastructure/http/byte-streams.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { SIGNING_KEYS, type SigningKeys } from '../application/signing-keys.js';
import { UseLibrary } from '../application/use-library.js';
import { ENDED_MATCH_EXAMPLE, KEYS_EXAMPLE, STATISTICS_EXAMPLE } from './examples.js';
import { ExportQuery, SearchQuery, StatisticsQuery, wantedBy } from './replay-queries.js';

@ApiTags('replays')
@ApiBearerAuth()
@Controller('api')
export class LibraryController {
  constructor(
    private readonly library: UseLibrary,
    private readonly streams: ByteStreams,
    @Inject(SIGNING_KEYS) private readonly signingKeys: SigningKeys,
  ) {}

  @Get('replays')
  @AnyAccount()
  @Answers(200, 'Matches that are over and that the caller may replay, newest first', {
    items: [ENDED_MATCH_EXAMPLE],
    nextCursor: null,
  })
  async search(@Caller() caller: CallerValue, @Query() query: SearchQuery) {
    const { limit, cursor } = query;
    return pageOf(await this.library.search(caller, wantedBy(query), cursor, limit + 1), limit, ({ id }) => id);
  }

  @Get('replays/export')
  @AnyAccount()
  @ApiProduces('application/x-ndjson', 'text/csv', 'application/vnd.apache.parquet')
  @Answers(200, 'The actions or the matches of a selection, streamed as NDJSON, CSV or Parquet')
  async export(@Caller() caller: CallerValue, @Query() query: ExportQuery, @Res() reply: FastifyReply) {
    const { rows, format } = query;
    const { mediaType, write } = await this.library.export(caller, wantedBy(query), rows, format);
    const headers = {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="opentcg-${rows}.${format}"`,
    };
    await this.streams.send(reply, headers, write);
  }

  @Get('games/:game/statistics')
  @AnyAccount()
  @ApiParam({ name: 'game', schema: { type: 'string' } })
  @Answers(200, 'Counts over the finished matches that the caller may replay', STATISTICS_EXAMPLE, 'UNKNOWN_GAME')
  async statistics(@Caller() caller: CallerValue, @Param('game') game: string, @Query() query: StatisticsQuery) {
    return present(await this.library.statistics(caller, game, wantedBy(query), query.groupBy));
  }

  @Get('keys')
  @Public()
  @Answers(200, 'The public keys of replay signatures, newest first', KEYS_EXAMPLE)
  async keys() {
    return { items: await this.signingKeys.list() };
  }
}
