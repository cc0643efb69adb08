import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { Caller, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ImportCards } from '../application/import-cards.js';
import { ImportCardsBody, recordsOf } from './card-import-body.js';

const JOB = {
  id: '01900000-0000-7000-8000-0000000000ee',
  game: 'pokemon-tcg',
  status: 'DONE',
  done: 1,
  total: 1,
  report: {
    records: 1,
    cards: { total: 1, understood: 0 },
    attacks: { total: 1, understood: 0 },
    sentences: { total: 1, understood: 0 },
    unread: [{ id: 'demo1-1', name: 'Sparkling', sentences: ['Sparkling hums a tune'] }],
    refused: [],
  },
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-01T12:00:01.000Z',
};

@ApiTags('decks')
@ApiBearerAuth()
@Roles('ADMIN')
@Controller('api')
export class CardImportController {
  constructor(private readonly imports: ImportCards) {}

  @Post('games/:game/cards/import')
  @HttpCode(202)
  @ApiParam({ name: 'game', example: 'pokemon-tcg' })
  @ApiBody({ type: ImportCardsBody })
  @Answers(
    202,
    'The import goes on by itself; the job tells how far it is and what was understood',
    { jobId: JOB.id },
    'UNKNOWN_GAME',
    'IMPORT_NOT_SUPPORTED',
    'PAYLOAD_TOO_LARGE',
  )
  async import(@Caller() caller: CallerValue, @Param('game') game: string, @Body() body: object) {
    return { jobId: present(await this.imports.start(caller, game, recordsOf(body))) };
  }

  @Get('admin/jobs/:id')
  @Answers(200, 'How far the import is, and when it has ended its report', JOB, 'NOT_FOUND')
  async job(@IdParam() id: string) {
    return present(await this.imports.find(id));
  }
}
