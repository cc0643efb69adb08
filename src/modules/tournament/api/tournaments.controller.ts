import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { Caller, Public, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { PageQuery, pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageTournaments } from '../application/manage-tournaments.js';
import type { Tournament } from '../domain/tournament.js';
import { CreateTournamentBody } from './tournament-bodies.js';

const EXAMPLE = {
  id: '01900000-0000-7000-8000-0000000000cc',
  name: 'Friday Cup',
  game: 'azul',
  state: 'DRAFT',
  organizerId: '01900000-0000-7000-8000-000000000003',
  format: { kind: 'SWISS' },
  gameOptions: {},
  deckRules: {},
  createdAt: '2026-01-01T12:00:00.000Z',
};

const wire = ({ settings, createdAt, ...rest }: Tournament) => ({ ...rest, ...settings, createdAt });

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('api/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: ManageTournaments) {}

  @Post()
  @Roles('ORGANIZER', 'ADMIN')
  @Idempotent()
  @Answers(201, 'The tournament, a draft that its staff alone can see', EXAMPLE, 'UNKNOWN_GAME', 'INVALID_OPTIONS')
  async create(@Caller() caller: CallerValue, @Body() body: CreateTournamentBody) {
    const { name, game, format, gameOptions = {}, deckRules = {} } = body;
    const settings = { format, gameOptions, deckRules };
    return wire(present(await this.tournaments.create(caller, name, game, settings)));
  }

  @Get()
  @Public()
  @Answers(200, 'Tournaments, newest first', { items: [EXAMPLE], nextCursor: null })
  async list(@Caller() caller: CallerValue | undefined, @Query() { limit, cursor }: PageQuery) {
    const rows = await this.tournaments.list(caller, cursor, limit + 1);
    return pageOf(rows.map(wire), limit, ({ id }) => id);
  }

  @Get(':id')
  @Public()
  @Answers(200, 'The tournament', EXAMPLE, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    return wire(present(await this.tournaments.find(caller, id)));
  }
}
