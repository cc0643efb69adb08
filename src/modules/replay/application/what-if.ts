import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, ruleProblem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { seededRandom } from '../../gameplay/domain/engine/random.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';
import { RuleValidations } from '../../gameplay/index.js';
import { notOver } from './replay-access.js';
import { ReadReplay } from './read-replay.js';

export interface OtherAction {
  readonly type: unknown;
  readonly data?: unknown;
  /** Whoever is to act, if it is not said. */
  readonly seat?: Seat;
}

/** What could have been done at a moment of a replay, and what would have come of it, with the dice of that moment. */
@Injectable()
export class WhatIf {
  constructor(
    private readonly replays: ReadReplay,
    private readonly rules: RuleValidations,
  ) {}

  async execute(caller: Caller, matchId: string, seq: number, action?: OtherAction): Promise<Result<object, Problem>> {
    const moment = await this.replays.moment(caller, matchId, seq);
    if (!moment.ok) return moment;
    const { replay, at } = moment.value;
    // Even to an admin: the dice of a running match are still to be thrown.
    if (!replay.isOver) return fail(notOver);
    const { setup, game, values } = at;
    const { gameState } = values;
    if (!gameState) return fail(problem('MATCH_NOT_STARTED', 'The game begins when both seats are taken.'));
    const { toAct } = game.status(gameState);
    const legalActions = toAct.flatMap((seat) => [...game.legalActions(gameState, seat)]);
    if (!action) return ok({ legalActions });
    const { type, data, seat = toAct[0] ?? 0 } = action;
    const applied = this.rules.of(setup).apply(gameState, { type, seat, data }, seededRandom(setup.seed, seq + 1));
    if (!applied.ok) return fail(ruleProblem(applied.error, { availableActions: legalActions }));
    const { state, events } = applied.value;
    const result = { state, events: game.visibleEvents(events, 'OMNISCIENT'), status: game.status(state) };
    return ok({ legalActions, result });
  }
}
