import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { PlayableDecks } from '../../deck/index.js';
import { ACCOUNTS, type Account, type Accounts } from '../../identity/index.js';
import type { DeckCard } from '../../gameplay/domain/engine/deck.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';
import type { Deed } from '../domain/history.js';
import type { JoinData, Match } from '../domain/match.js';
import { HotMatches } from './hot-matches.js';
import { MATCH_POLICY, type MatchPolicy } from './match-policy.js';

export interface Joining {
  readonly caller: Caller;
  readonly matchId: string;
  /** Somebody else, seated by staff. */
  readonly accountId?: AccountId;
  readonly deckId?: string;
}

const noSuchMatch = problem('NOT_FOUND', 'There is no such match.');

/** Takes the next free seat. The deck is checked now, and its violations and imported cards are recorded, so that a replay needs no catalogue. */
@Injectable()
export class JoinMatch {
  constructor(
    private readonly matches: HotMatches,
    private readonly decks: PlayableDecks,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(MATCH_POLICY) private readonly policy: MatchPolicy,
  ) {}

  async execute({
    caller,
    matchId,
    accountId,
    deckId,
  }: Joining): Promise<Result<{ seat: Seat; match: Match }, Problem>> {
    const match = await this.matches.read(matchId);
    if (!match) return fail(noSuchMatch);
    const player = await this.playerOf(caller, match, accountId);
    return player.ok ? this.seat(match, caller.id, player.value, deckId) : player;
  }

  /** Seats a player on behalf of an account that may do so. */
  async seat(
    match: Match,
    by: AccountId,
    player: Account,
    deckId?: string,
  ): Promise<Result<{ seat: Seat; match: Match }, Problem>> {
    const deck = await this.deckFor(match, player.id, deckId);
    if (!deck.ok) return deck;
    const definitions = deck.value ? await this.decks.definitionsOf(match.setup.game, deck.value) : [];
    const data: JoinData = {
      accountId: player.id,
      name: player.name,
      deckId: deckId ?? null,
      deck: deck.value,
      violations: deck.value ? match.game.decks!.violations(deck.value, match.setup.policy.deckRules, definitions) : [],
      ...(definitions.length > 0 ? { definitions } : {}),
    };
    const commandId = newId<string>();
    const joined = await this.matches.change({
      matchId: match.setup.id,
      commandId,
      decide: (current) => seatDecision(current, commandId, by, data),
      isSame: () => true,
    });
    return joined.ok ? ok({ seat: joined.value.entry.seat!, match: joined.value.match }) : joined;
  }

  private async playerOf(caller: Caller, match: Match, accountId?: AccountId): Promise<Result<Account, Problem>> {
    if (accountId === undefined || accountId === caller.id) {
      if (caller.role === 'PLAYER') return ok({ ...caller, disabled: false });
      return fail(problem('FORBIDDEN', 'Seats are for accounts of the role PLAYER; name one in accountId.'));
    }
    if (!(await this.policy.isStaff(caller, match.setup.tournamentId)))
      return fail(problem('FORBIDDEN', 'Only staff of the tournament may seat somebody else.'));
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled || account.role !== 'PLAYER')
      return fail(problem('VALIDATION_FAILED', 'accountId must be an account of the role PLAYER.'));
    return ok(account);
  }

  private async deckFor(
    { game: { id, name, decks } }: Match,
    accountId: AccountId,
    deckId?: string,
  ): Promise<Result<readonly DeckCard[] | null, Problem>> {
    if (!decks)
      return deckId === undefined ? ok(null) : fail(problem('DECK_NOT_USED', `${name} is played without decks.`));
    if (deckId === undefined) {
      const detail = `${name} needs a deck: name one in deckId, your own or one of GET /api/games/${id}/decks.`;
      return fail(problem('DECK_REQUIRED', detail));
    }
    const cards = await this.decks.find(id, deckId, accountId);
    return cards
      ? ok(cards)
      : fail(problem('UNKNOWN_DECK', 'deckId must be a deck of the player or a ready deck, of this game.'));
  }
}

const seatDecision = (match: Match, commandId: string, by: AccountId, data: JoinData): Result<Deed, Problem> => {
  if (match.isOver) return fail(problem('MATCH_OVER', 'The match is over.'));
  if (match.seatOf(data.accountId) !== null) return fail(problem('SEAT_TAKEN', 'This player has a seat already.'));
  const seat = match.freeSeat;
  if (seat === null) return fail(problem('SEAT_TAKEN', 'Both seats are taken.'));
  return ok({ commandId, accountId: by, seat, type: 'JOIN', data });
};
