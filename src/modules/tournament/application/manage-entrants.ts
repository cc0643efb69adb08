import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations } from '../../gameplay/index.js';
import { ACCOUNTS, type Account, type Accounts } from '../../identity/index.js';
import type { ForbiddenPair } from '../domain/pairing/swiss-input.js';
import type { Decision } from '../domain/tournament/lifecycle.js';
import { checkIn, enter, enterDeck, fixTable, forbidPairs, leave, undrop } from '../domain/tournament/registration.js';
import { penalize } from '../domain/tournament/results.js';
import { entrantOf, type Entrant, type PenaltyKind, type TournamentState } from '../domain/tournament/state.js';
import { isStaff, TournamentAccess } from './access.js';
import { DeckDesk } from './deck-desk.js';

type Entered = Promise<Result<Entrant, Problem>>;

const notYours = problem('FORBIDDEN', 'This is for the entrant and for staff of the tournament.');
const noSuchEntrant = problem('NOT_FOUND', 'There is no such entrant in this tournament.');

@Injectable()
export class ManageEntrants {
  constructor(
    private readonly access: TournamentAccess,
    private readonly decks: DeckDesk,
    private readonly rules: RuleValidations,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** A player enters oneself, staff enter anybody; late entries are the staff's. */
  async enter(caller: Caller, id: string, accountId?: AccountId, deckId?: string): Entered {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const account = await this.playerFor(caller, seen.value, accountId);
    if (!account.ok) return account;
    const { settings } = seen.value;
    const deck = await this.decks.check(settings, account.value.id, deckId);
    if (!deck.ok) return deck;
    const { name, decks } = this.rules.find(settings.game)?.game ?? {};
    if (deck.value === null && decks !== undefined && !isStaff(caller, seen.value)) {
      const detail = `${name} needs a deck: name one in deckId, your own or one of GET /api/games/${settings.game}/decks.`;
      return fail(problem('DECK_REQUIRED', detail));
    }
    const entrantId = newId<string>();
    const changed = await this.access.change(caller, id, (state) => {
      if (state.status === 'IN_PROGRESS' && !isStaff(caller, state))
        return fail(problem('INVALID_TRANSITION', 'Registration is closed; staff may still enter you.'));
      return enter(state, { entrantId, accountId: account.value.id, name: account.value.name, deck: deck.value });
    });
    return this.entrantIn(changed, entrantId);
  }

  async leave(caller: Caller, id: string, entrantId: string, reason?: string): Entered {
    return this.asSelfOrStaff(caller, id, entrantId, (state) => leave(state, entrantId), reason);
  }

  async checkIn(caller: Caller, id: string, entrantId: string): Entered {
    return this.asSelfOrStaff(caller, id, entrantId, (state) => checkIn(state, entrantId));
  }

  async undrop(caller: Caller, id: string, entrantId: string, reason?: string): Entered {
    return this.asSelfOrStaff(caller, id, entrantId, (state) => undrop(state, entrantId), reason);
  }

  async changeDeck(caller: Caller, id: string, entrantId: string, deckId: string): Entered {
    const seen = await this.access.seen(caller, id);
    if (!seen.ok) return seen;
    const entrant = entrantOf(seen.value, entrantId);
    if (entrant === undefined) return fail(noSuchEntrant);
    const deck = await this.decks.check(seen.value.settings, entrant.accountId ?? caller.id, deckId);
    if (!deck.ok) return deck;
    return this.asSelfOrStaff(caller, id, entrantId, (state) => enterDeck(state, entrantId, deck.value!));
  }

  async fixTable(caller: Caller, id: string, entrantId: string, table: number | null): Entered {
    const changed = await this.access.changeAsStaff(caller, id, (state) => fixTable(state, entrantId, table));
    return this.entrantIn(changed, entrantId);
  }

  async penalize(caller: Caller, id: string, entrantId: string, kind: PenaltyKind, reason: string): Entered {
    const decide = (state: TournamentState): Decision => penalize(state, entrantId, kind, reason);
    return this.entrantIn(await this.access.changeAsStaff(caller, id, decide, reason), entrantId);
  }

  forbidPairs(caller: Caller, id: string, pairs: readonly ForbiddenPair[]): Promise<Result<TournamentState, Problem>> {
    return this.access.changeAsStaff(caller, id, (state) => forbidPairs(state, pairs));
  }

  private async asSelfOrStaff(
    caller: Caller,
    id: string,
    entrantId: string,
    decide: (state: TournamentState) => Decision,
    reason?: string,
  ): Entered {
    const changed = await this.access.change(
      caller,
      id,
      (state) => {
        const entrant = entrantOf(state, entrantId);
        if (entrant === undefined) return fail(noSuchEntrant);
        return entrant.accountId === caller.id || isStaff(caller, state) ? decide(state) : fail(notYours);
      },
      reason,
    );
    return this.entrantIn(changed, entrantId);
  }

  private entrantIn(changed: Result<TournamentState, Problem>, entrantId: string): Result<Entrant, Problem> {
    if (!changed.ok) return changed;
    const entrant = entrantOf(changed.value, entrantId);
    return entrant ? ok(entrant) : fail(noSuchEntrant);
  }

  private async playerFor(
    caller: Caller,
    state: TournamentState,
    accountId?: AccountId,
  ): Promise<Result<Account, Problem>> {
    if (accountId === undefined || accountId === caller.id) {
      if (caller.role === 'PLAYER') return ok({ ...caller, disabled: false });
      return fail(problem('FORBIDDEN', 'Entrants are accounts of the role PLAYER; name one in accountId.'));
    }
    if (!isStaff(caller, state))
      return fail(problem('FORBIDDEN', 'Only staff of the tournament may enter somebody else.'));
    const account = await this.accounts.find(accountId);
    if (!account || account.disabled || account.role !== 'PLAYER')
      return fail(problem('VALIDATION_FAILED', 'accountId must be an account of the role PLAYER.'));
    return ok(account);
  }
}
