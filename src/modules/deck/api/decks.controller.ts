import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { present, problemException } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageDecks } from '../application/manage-decks.js';
import { CreateDeckBody, ValidateDeckBody } from './deck-bodies.js';

const DECK = {
  id: '01900000-0000-7000-8000-0000000000dd',
  accountId: '01900000-0000-7000-8000-000000000001',
  game: 'skirmish',
  name: 'Archers',
  cards: [{ cardId: 'archer', count: 3 }],
  createdAt: '2026-01-01T12:00:00.000Z',
};

@ApiTags('decks')
@ApiBearerAuth()
@Controller('api/decks')
export class DecksController {
  constructor(private readonly decks: ManageDecks) {}

  @Post()
  @Roles('PLAYER', 'ORGANIZER', 'ADMIN')
  @Idempotent()
  @Answers(
    201,
    'The deck as it was understood. Rules of deck construction are asked when it is used',
    DECK,
    'UNKNOWN_GAME',
    'DECK_NOT_USED',
    'UNKNOWN_CARD',
  )
  async create(@Caller() caller: CallerValue, @Body() { game, name, accountId, cards, list }: CreateDeckBody) {
    if (cards !== undefined && list !== undefined)
      throw problemException('VALIDATION_FAILED', 'A deck is either cards or list: send one of the two.');
    return present(await this.decks.create(caller, { game, name, accountId, cards, list }));
  }

  @Get(':id')
  @AnyAccount()
  @Answers(200, 'The deck, to its owner, staff of a tournament it is entered in, and admins', DECK, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue, @IdParam() id: string) {
    return present(await this.decks.find(caller, id));
  }

  @Post(':id/validate')
  @HttpCode(200)
  @AnyAccount()
  @Answers(
    200,
    'Every violation of the rules of the tournament',
    {
      valid: false,
      violations: [
        {
          code: 'DECK_SIZE',
          message: 'A deck has at least 25 cards, this one 3',
          count: 3,
          limit: 25,
        },
      ],
    },
    'NOT_FOUND',
  )
  async validate(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { tournamentId }: ValidateDeckBody) {
    const violations = present(await this.decks.validate(caller, id, tournamentId));
    return { valid: violations.length === 0, violations };
  }
}
