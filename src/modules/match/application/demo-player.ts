import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { canonicalJson } from '../../gameplay/domain/engine/canonical.js';
import { seededRandom } from '../../gameplay/domain/engine/random.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';
import type { Account } from '../../identity/index.js';
import { demoChoice } from '../domain/demo-choice.js';
import type { Deed } from '../domain/history.js';
import type { Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { JoinMatch } from './join-match.js';
import { MATCH_POLICY, type MatchPolicy } from './match-policy.js';
import { MATCH_TELEMETRY, type MatchTelemetry } from './match-telemetry.js';
import { MatchWatchers } from './match-watchers.js';

/** A migration adds it to the accounts. */
const DEMO: Account = {
  id: '00000000-0000-7000-8000-000000000003' as AccountId,
  name: 'Demo',
  role: 'PLAYER',
  disabled: false,
};

/**
 * Plays every seat that the account Demo holds. It keeps nothing in mind between actions: it looks when a match grows in
 * this process or is loaded by it, so after a restart it goes on as soon as anybody looks at the match.
 */
@Injectable()
export class DemoPlayer implements OnModuleDestroy {
  private readonly logger = new Logger('DemoPlayer');
  private stopped = false;

  constructor(
    private readonly matches: HotMatches,
    private readonly joinMatch: JoinMatch,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
    @Inject(MATCH_TELEMETRY) private readonly telemetry: MatchTelemetry,
    watchers: MatchWatchers,
  ) {
    watchers.onGrown((match) => this.look(match));
    watchers.onLoaded((match) => this.look(match));
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Seats it where nobody sits, with a ready deck where the game uses decks. */
  async join(caller: Caller, matchId: string): Promise<Result<{ seat: Seat; match: Match }, Problem>> {
    const match = await this.matches.read(matchId);
    if (!match) return fail(problem('NOT_FOUND', 'There is no such match.'));
    if (!(await this.mayInvite(caller, match)))
      return fail(problem('FORBIDDEN', 'Staff of the tournament, or a seated player of a casual match, may ask.'));
    const { decks } = match.game;
    const { deckRules } = match.setup.policy;
    const ready = decks?.readyDecks.filter(({ cards }) => decks.violations(cards, deckRules).length === 0) ?? [];
    if (decks && ready.length === 0)
      return fail(problem('INVALID_DECK', 'No ready deck fits the deck rules of the tournament.'));
    const taken = match.values.seats.map((holder) => canonicalJson(holder?.deck ?? null));
    const deck = ready.find(({ cards }) => !taken.includes(canonicalJson(cards))) ?? ready[0];
    return this.joinMatch.seat(match, caller.id, DEMO, deck?.id);
  }

  private async mayInvite(caller: Caller, match: Match): Promise<boolean> {
    const { tournamentId, game } = match.setup;
    const isCasual = this.policy.casualTerms(game).tournamentId === tournamentId;
    if (isCasual && match.seatOf(caller.id) !== null) return true;
    return this.policy.isStaff(caller, tournamentId);
  }

  private look(match: Match): void {
    if (this.stopped || !isToAct(match)) return;
    const { id, game } = match.setup;
    const commandId = newId<string>();
    this.matches
      .change({ matchId: id, commandId, decide: (current) => decision(current, commandId), isSame: () => true })
      .then((played) => {
        if (played.ok) this.telemetry.accepted(game);
      })
      .catch((error: unknown) => {
        if (!this.stopped) this.logger.warn(`No action in match ${id}: ${String(error)}`);
      });
  }
}

const isToAct = (match: Match): boolean => {
  const seat = match.seatOf(DEMO.id);
  const { gameState } = match.values;
  return seat !== null && gameState !== null && !match.isOver && match.game.status(gameState).toAct.includes(seat);
};

const decision = (match: Match, commandId: string): Result<Deed, Problem> => {
  const random = seededRandom(randomBytes(32).toString('hex'), 0);
  const seat = match.seatOf(DEMO.id);
  const action = isToAct(match) ? demoChoice(match.game, match.values.gameState!, seat!, random) : null;
  if (!action) return fail(problem('STALE_SEQUENCE', 'The demo player is not to act.'));
  return ok({ commandId, accountId: DEMO.id, seat, type: action.type, data: action.data });
};
