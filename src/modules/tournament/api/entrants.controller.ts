import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import { AnyAccount, Caller, Public } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { present, problemException } from '../../../shared/infrastructure/http/problem-exception.js';
import type { Result } from '../../../shared/domain/result.js';
import type { Problem } from '../../../shared/application/problem.js';
import { TournamentAccess } from '../application/access.js';
import { ManageEntrants } from '../application/manage-entrants.js';
import { entrantOf, type Entrant } from '../domain/tournament/state.js';
import { DeckBody, EnterBody, ForbiddenPairsBody, PenaltyBody, TableBody } from './entrant-bodies.js';
import { ENTRANT } from './examples.js';
import { ReasonBody } from './tournament-bodies.js';
import { entrantDetailsWire, entrantWire } from './wire.js';

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('api/tournaments/:id')
export class EntrantsController {
  constructor(
    private readonly entrants: ManageEntrants,
    private readonly access: TournamentAccess,
  ) {}

  @Post('entrants')
  @AnyAccount()
  @Idempotent()
  @Answers(
    201,
    'Entered, or on the waiting list',
    ENTRANT,
    'NOT_FOUND',
    'ALREADY_ENTERED',
    'INVALID_TRANSITION',
    'DECK_REQUIRED',
    'DECK_NOT_USED',
    'UNKNOWN_DECK',
    'INVALID_DECK',
  )
  async enter(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { accountId, deckId }: EnterBody) {
    return this.wire(caller, id, await this.entrants.enter(caller, id, accountId, deckId));
  }

  @Get('entrants')
  @Public()
  @Answers(200, 'Everyone who entered', { items: [ENTRANT] }, 'NOT_FOUND')
  async list(@Caller() caller: CallerValue | undefined, @IdParam() id: string) {
    const state = present(await this.access.seen(caller, id));
    return { items: state.entrants.map((entrant) => entrantWire(caller, state, entrant)) };
  }

  @Get('entrants/:entrantId')
  @Public()
  @Answers(200, 'The entrant, with the deck where it may be seen', { ...ENTRANT, penalties: [] }, 'NOT_FOUND')
  async get(@Caller() caller: CallerValue | undefined, @IdParam() id: string, @IdParam('entrantId') entrantId: string) {
    const state = present(await this.access.seen(caller, id));
    const entrant = entrantOf(state, entrantId);
    if (!entrant) throw problemException('NOT_FOUND', 'There is no such entrant in this tournament.');
    return entrantDetailsWire(caller, state, entrant);
  }

  @Delete('entrants/:entrantId')
  @AnyAccount()
  @Answers(
    200,
    'Out before the start, dropped later',
    { ...ENTRANT, state: 'DROPPED' },
    'NOT_FOUND',
    'ENTRANT_NOT_PLAYING',
    'INVALID_TRANSITION',
  )
  async leave(@Caller() caller: CallerValue, @IdParam() id: string, @IdParam('entrantId') entrantId: string) {
    return this.wire(caller, id, await this.entrants.leave(caller, id, entrantId));
  }

  @Post('entrants/:entrantId/check-in')
  @HttpCode(200)
  @AnyAccount()
  @Answers(
    200,
    'Checked in',
    { ...ENTRANT, state: 'CHECKED_IN' },
    'NOT_FOUND',
    'ENTRANT_NOT_PLAYING',
    'INVALID_TRANSITION',
  )
  async checkIn(@Caller() caller: CallerValue, @IdParam() id: string, @IdParam('entrantId') entrantId: string) {
    return this.wire(caller, id, await this.entrants.checkIn(caller, id, entrantId));
  }

  @Post('entrants/:entrantId/undrop')
  @HttpCode(200)
  @AnyAccount()
  @Answers(200, 'Back in', ENTRANT, 'NOT_FOUND', 'ENTRANT_NOT_PLAYING', 'INVALID_TRANSITION')
  async undrop(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('entrantId') entrantId: string,
    @Body() { reason }: ReasonBody,
  ) {
    return this.wire(caller, id, await this.entrants.undrop(caller, id, entrantId, reason));
  }

  @Put('entrants/:entrantId/deck')
  @AnyAccount()
  @Answers(
    200,
    'The entrant',
    { ...ENTRANT, deckId: 'starter', deckHash: '…' },
    'NOT_FOUND',
    'DECK_LOCKED',
    'UNKNOWN_DECK',
    'INVALID_DECK',
    'DECK_NOT_USED',
  )
  async deck(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('entrantId') entrantId: string,
    @Body() { deckId }: DeckBody,
  ) {
    return this.wire(caller, id, await this.entrants.changeDeck(caller, id, entrantId, deckId));
  }

  @Put('entrants/:entrantId/table')
  @AnyAccount()
  @Answers(200, 'The entrant', { ...ENTRANT, table: 1 }, 'NOT_FOUND')
  async table(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('entrantId') entrantId: string,
    @Body() { table }: TableBody,
  ) {
    return this.wire(caller, id, await this.entrants.fixTable(caller, id, entrantId, table));
  }

  @Post('entrants/:entrantId/penalties')
  @AnyAccount()
  @Idempotent()
  @Answers(
    201,
    'The entrant with all penalties',
    { ...ENTRANT, penalties: [] },
    'NOT_FOUND',
    'ENTRANT_NOT_PLAYING',
    'INVALID_TRANSITION',
  )
  async penalize(
    @Caller() caller: CallerValue,
    @IdParam() id: string,
    @IdParam('entrantId') entrantId: string,
    @Body() { kind, reason }: PenaltyBody,
  ) {
    const entrant = present(await this.entrants.penalize(caller, id, entrantId, kind, reason));
    return entrantDetailsWire(caller, present(await this.access.seen(caller, id)), entrant);
  }

  @Put('forbidden-pairs')
  @AnyAccount()
  @Answers(200, 'The pairs that are not to be made', { pairs: [] }, 'NOT_FOUND', 'INVALID_PAIRINGS')
  async forbidPairs(@Caller() caller: CallerValue, @IdParam() id: string, @Body() { pairs }: ForbiddenPairsBody) {
    const plain = pairs.map(({ entrants, hard }) => ({ entrants, hard }));
    return { pairs: present(await this.entrants.forbidPairs(caller, id, plain)).forbidden };
  }

  private async wire(caller: CallerValue, id: string, entered: Result<Entrant, Problem>) {
    const entrant = present(entered);
    return entrantWire(caller, present(await this.access.seen(caller, id)), entrant);
  }
}
