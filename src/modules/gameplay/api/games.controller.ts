import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { AnyAccount } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { RuleValidations } from '../application/rule-validations.js';
import { RulesAsAService } from '../application/rules-as-a-service.js';
import { ApplyBody, InitialStateBody, LegalActionsBody, ValidateBody, ViewBody } from './game-bodies.js';

const STATUS = { matchState: 'PLAYER_TURN', phase: 'ACTION', toAct: [1], outcome: null };

/** The rules as a service: stateless, for bots, trainers and clients that think ahead. */
@ApiTags('games')
@ApiBearerAuth()
@AnyAccount()
@Controller('api/games')
export class GamesController {
  constructor(
    private readonly validations: RuleValidations,
    private readonly rules: RulesAsAService,
  ) {}

  @Get()
  @Answers(200, 'The games, with JSON Schemas of their options and actions', { items: [{ id: 'azul', name: 'Azul' }] })
  list() {
    const items = this.validations.latest().map(({ game }) => ({
      id: game.id,
      name: game.name,
      version: game.version,
      usesDecks: game.decks !== undefined,
      options: game.optionsSchema,
      actions: game.actions,
    }));
    return { items };
  }

  @Post(':game/initial-state')
  @HttpCode(200)
  @ApiParam({ name: 'game', example: 'azul' })
  @Answers(
    200,
    'The state a match with this seed would begin with',
    { state: {} },
    'UNKNOWN_GAME',
    'INVALID_OPTIONS',
    'INVALID_DECK',
  )
  initialState(@Param('game') game: string, @Body() { seed, options, decks }: InitialStateBody) {
    return present(this.rules.initialState(game, seed, options, decks));
  }

  @Post(':game/legal-actions')
  @HttpCode(200)
  @ApiParam({ name: 'game', example: 'azul' })
  @Answers(200, 'Every action open to the seat, CONCEDE aside', { actions: [] }, 'UNKNOWN_GAME', 'INVALID_GAME_STATE')
  legalActions(@Param('game') game: string, @Body() { state, seat }: LegalActionsBody) {
    return present(this.rules.legalActions(game, state, seat));
  }

  @Post(':game/validate')
  @HttpCode(200)
  @ApiParam({ name: 'game', example: 'azul' })
  @Answers(
    200,
    'The verdict on an action, or on a whole sequence',
    { valid: true },
    'UNKNOWN_GAME',
    'INVALID_GAME_STATE',
  )
  validate(@Param('game') game: string, @Body() { state, action, actions }: ValidateBody) {
    return present(
      actions ? this.rules.validateSequence(game, state, actions) : this.rules.validate(game, state, action!),
    );
  }

  @Post(':game/apply')
  @HttpCode(200)
  @ApiParam({ name: 'game', example: 'azul' })
  @Answers(
    200,
    'The state after the action, and what happened; an invalid action is 400 with its code',
    { state: {}, events: [], status: STATUS, seed: 'a seed of your own' },
    'UNKNOWN_GAME',
    'INVALID_GAME_STATE',
  )
  apply(@Param('game') game: string, @Body() { state, action, seed, seq }: ApplyBody) {
    return present(this.rules.apply(game, state, action, seed, seq));
  }

  @Post(':game/view')
  @HttpCode(200)
  @ApiParam({ name: 'game', example: 'azul' })
  @Answers(200, 'The state as that observer may see it', { view: {} }, 'UNKNOWN_GAME', 'INVALID_GAME_STATE')
  view(@Param('game') game: string, @Body() { state, observer }: ViewBody) {
    return present(this.rules.view(game, state, observer));
  }
}
