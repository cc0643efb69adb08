import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { AnyAccount } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { BrowseCards } from '../application/browse-cards.js';
import { CardsQuery } from './deck-bodies.js';

const CARD = {
  id: 'archer',
  name: 'Archer',
  set: 'core',
  number: '3',
  text: 'Deploy: 2 damage to a close enemy',
  playable: true,
};

@ApiTags('decks')
@ApiBearerAuth()
@AnyAccount()
@Controller('api/games/:game')
export class CardsController {
  constructor(private readonly catalogue: BrowseCards) {}

  @Get('cards')
  @ApiParam({ name: 'game', example: 'skirmish' })
  @Answers(
    200,
    'Cards in the order of the catalogue; games add fields of their own',
    { items: [CARD], nextCursor: null },
    'UNKNOWN_GAME',
    'INVALID_CURSOR',
  )
  async cards(@Param('game') game: string, @Query() { q, set, limit, cursor }: CardsQuery) {
    const cards = present(await this.catalogue.cards(game, { q, set, after: cursor, limit: limit + 1 }));
    return pageOf(cards, limit, ({ id }) => id);
  }

  @Get('decks')
  @ApiParam({ name: 'game', example: 'skirmish' })
  @Answers(
    200,
    'The ready decks, which anyone may play with',
    { items: [{ id: 'the-feast', name: 'The Feast', cards: [{ cardId: 'dragon', count: 1 }] }] },
    'UNKNOWN_GAME',
  )
  readyDecks(@Param('game') game: string) {
    return { items: present(this.catalogue.readyDecks(game)) };
  }
}
