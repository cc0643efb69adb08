import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import type { AccountId } from '../../../shared/domain/ids.js';
import { AnyAccount, Caller, Public, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { PageQuery, pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageTournaments } from '../application/manage-tournaments.js';
import type { Format, PhaseFormat } from '../domain/tournament/settings.js';
import { StaffBody } from './entrant-bodies.js';
import { TOURNAMENT } from './examples.js';
import {
  ChangeTournamentBody,
  CompleteBody,
  CreateTournamentBody,
  FormatBody,
  ReasonBody,
} from './tournament-bodies.js';
import { summaryWire, tournamentWire } from './wire.js';

/** Fields that were not sent must neither overwrite what stands nor be written down. */
const given = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;

const formatOf = ({ phases, ...phase }: FormatBody): Format =>
  phases === undefined ? (given(phase) as PhaseFormat) : { phases: phases.map((each) => given(each) as PhaseFormat) };

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('api/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: ManageTournaments) {}

  @Post()
  @Roles('ORGANIZER', 'ADMIN')
  @Idempotent()
  @Answers(201, 'The tournament, a draft that its staff alone can see', TOURNAMENT, 'UNKNOWN_GAME', 'INVALID_OPTIONS')
  async create(@Caller() caller: CallerValue, @Body() body: CreateTournamentBody) {
    const settings = {
      name: body.name,
      game: body.game,
      format: formatOf(body.format),
      profile: body.profile ?? 'DEFAULT',
      scoring: body.scoring ?? null,
      tieBreakers: body.tieBreakers ?? null,
      gameOptions: body.gameOptions ?? {},
      deckRules: body.deckRules ?? {},
      startGameRules: body.startGameRules ?? [],
      maxEntrants: body.maxEntrants ?? null,
      deckVisibility: body.deckVisibility ?? 'STAFF',
    };
    return tournamentWire(present(await this.tournaments.create(caller, settings)));
  }

  @Get()
  @Public()
  @Answers(200, 'Tournaments, newest first', { items: [TOURNAMENT], nextCursor: null })
  async list(@Caller() caller: CallerValue | undefined, @Query() { limit, cursor }: PageQuery) {
    const rows = await this.tournaments.list(caller, cursor, limit + 1);
    return pageOf(rows.map(summaryWire), limit, ({ id }) => id);
  }

  @Get(':id')
  @Public()
  @Answers(200, 'The tournament', TOURNAMENT, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    return tournamentWire(present(await this.tournaments.find(caller, id)));
  }

  @Patch(':id')
  @AnyAccount()
  @Answers(200, 'The tournament as changed', TOURNAMENT, 'NOT_FOUND', 'INVALID_TRANSITION', 'INVALID_OPTIONS')
  async change(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @Body() { format, ...body }: ChangeTournamentBody,
  ) {
    const change = { ...given(body), ...(format === undefined ? {} : { format: formatOf(format) }) };
    return tournamentWire(present(await this.tournaments.change(caller, id, change)));
  }

  @Post(':id/open-registration')
  @HttpCode(200)
  @AnyAccount()
  @Answers(200, 'Registration is open', { ...TOURNAMENT, state: 'REGISTRATION' }, 'NOT_FOUND', 'INVALID_TRANSITION')
  async open(@Caller() caller: CallerValue, @IdParam() id: string) {
    return tournamentWire(present(await this.tournaments.openRegistration(caller, id)));
  }

  @Post(':id/start')
  @HttpCode(200)
  @AnyAccount()
  @Answers(
    200,
    'It has begun; deck lists are locked',
    { ...TOURNAMENT, state: 'IN_PROGRESS' },
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'NOT_ENOUGH_ENTRANTS',
  )
  async start(@Caller() caller: CallerValue, @IdParam() id: string) {
    return tournamentWire(present(await this.tournaments.start(caller, id)));
  }

  @Post(':id/complete')
  @HttpCode(200)
  @AnyAccount()
  @Answers(
    200,
    'It is over',
    { ...TOURNAMENT, state: 'COMPLETED' },
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'RESULTS_MISSING',
  )
  async complete(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { early, reason }: CompleteBody) {
    return tournamentWire(present(await this.tournaments.complete(caller, id, early ?? false, reason)));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @AnyAccount()
  @Answers(200, 'It is cancelled', { ...TOURNAMENT, state: 'CANCELLED' }, 'NOT_FOUND', 'INVALID_TRANSITION')
  async cancel(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { reason }: ReasonBody) {
    return tournamentWire(present(await this.tournaments.cancel(caller, id, reason)));
  }

  @Put(':id/staff/:accountId')
  @AnyAccount()
  @Answers(200, 'The staff', { staff: [] }, 'NOT_FOUND')
  async addStaff(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('accountId') accountId: string,
    @Body() { role }: StaffBody,
  ) {
    const { staff } = present(await this.tournaments.addStaff(caller, id, accountId as AccountId, role));
    return { staff };
  }

  @Delete(':id/staff/:accountId')
  @HttpCode(204)
  @AnyAccount()
  @Answers(204, 'No longer on the staff', undefined, 'NOT_FOUND')
  async removeStaff(@Caller() caller: CallerValue, @IdParam() id: string, @IdParam('accountId') accountId: string) {
    present(await this.tournaments.removeStaff(caller, id, accountId as AccountId));
  }
}
