import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { present, problemException } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageTournaments } from '../application/manage-tournaments.js';
import { TournamentFiles } from '../application/tournament-files.js';
import { TOURNAMENT } from './examples.js';
import { ImportQuery, RoundQuery } from './round-bodies.js';
import { tournamentWire } from './wire.js';

const CSV = 'text/csv; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

@ApiTags('tournament files')
@ApiBearerAuth()
@Controller('api/tournaments')
export class FilesController {
  constructor(
    private readonly files: TournamentFiles,
    private readonly tournaments: ManageTournaments,
  ) {}

  @Post('import')
  @Roles('ORGANIZER', 'ADMIN')
  @ApiConsumes('application/xml')
  @ApiBody({ schema: { type: 'string', description: 'A .tdf file' } })
  @Answers(201, 'The tournament of the file, ready to be played on', TOURNAMENT, 'INVALID_FILE', 'UNKNOWN_GAME')
  async import(@Caller() caller: CallerValue, @Query() { game }: ImportQuery, @Body() source: unknown) {
    if (typeof source !== 'string')
      throw problemException('UNSUPPORTED_MEDIA_TYPE', 'Send the file as application/xml.');
    const { id } = present(await this.files.import(caller, game, source));
    return tournamentWire(present(await this.tournaments.find(caller, id)));
  }

  @Get(':id/export.tdf')
  @AnyAccount()
  @Header('content-type', 'application/xml; charset=utf-8')
  @Answers(200, 'The event as a .tdf file', undefined, 'NOT_FOUND', 'NOT_EXPORTABLE')
  async export(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.files.exportTdf(caller, id));
  }

  @Get(':id/entrants.csv')
  @AnyAccount()
  @Header('content-type', CSV)
  @Answers(200, 'A line an entrant', undefined, 'NOT_FOUND')
  async entrants(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.files.entrantsCsv(caller, id));
  }

  @Get(':id/pairings.csv')
  @AnyAccount()
  @Header('content-type', CSV)
  @Answers(200, 'A line a table of every published round', undefined, 'NOT_FOUND')
  async pairings(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.files.pairingsCsv(caller, id));
  }

  @Get(':id/standings.csv')
  @AnyAccount()
  @Header('content-type', CSV)
  @Answers(200, 'A line a place', undefined, 'NOT_FOUND')
  async standings(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.files.standingsCsv(caller, id));
  }

  @Get(':id/print/pairings')
  @AnyAccount()
  @Header('content-type', HTML)
  @Answers(200, 'Pairings by name and by table, to print', undefined, 'NOT_FOUND')
  async printPairings(@Caller() caller: CallerValue, @IdParam() id: string, @Query() { round }: RoundQuery) {
    return present(await this.files.printPairings(caller, id, round));
  }

  @Get(':id/print/slips')
  @AnyAccount()
  @Header('content-type', HTML)
  @Answers(200, 'A slip a table, to print', undefined, 'NOT_FOUND')
  async printSlips(@Caller() caller: CallerValue, @IdParam() id: string, @Query() { round }: RoundQuery) {
    return present(await this.files.printSlips(caller, id, round));
  }

  @Get(':id/print/standings')
  @AnyAccount()
  @Header('content-type', HTML)
  @Answers(200, 'Standings, to print', undefined, 'NOT_FOUND')
  async printStandings(@Caller() caller: CallerValue, @IdParam() id: string, @Query() { round }: RoundQuery) {
    return present(await this.files.printStandings(caller, id, round));
  }
}
