import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { ACCOUNTS, type Accounts } from '../../identity/index.js';
import type { CatalogueCard, DeckViolation } from '../../gameplay/index.js';
import { merged, type CardCount, type Deck } from '../domain/deck.js';
import { readDeckList } from '../domain/read-deck-list.js';
import { BrowseCards } from './browse-cards.js';
import { CardCatalogues } from './card-catalogues.js';
import { DECK_RULES_OF, type DeckRulesOf } from './deck-rules-of.js';
import { DECKS, type Decks } from './decks.js';

export interface NewDeck {
  readonly game: string;
  readonly name: string;
  /** Whose deck it is, where an organizer hands it in. */
  readonly accountId?: AccountId;
  /** One of the two. */
  readonly cards?: readonly CardCount[];
  readonly list?: string;
}

const noSuchDeck = problem('NOT_FOUND', 'There is no such deck.');
const NAMED = 20;

/** Decks of players: handed in, looked at, and judged by the rules of a tournament. */
@Injectable()
export class ManageDecks {
  constructor(
    @Inject(DECKS) private readonly decks: Decks,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(DECK_RULES_OF) private readonly rules: DeckRulesOf,
    private readonly catalogue: BrowseCards,
    private readonly catalogues: CardCatalogues,
  ) {}

  async create(caller: Caller, { game, name, accountId, cards, list }: NewDeck): Promise<Result<Deck, Problem>> {
    const owner = await this.ownerOf(caller, accountId);
    if (!owner.ok) return owner;
    const decks = this.catalogue.decksOf(game);
    if (!decks.ok) return decks;
    if (!decks.value) return fail(problem('DECK_NOT_USED', `${game} is played without decks.`));
    const catalogue = await this.catalogue.cardsOf(game, decks.value);
    const read = list === undefined ? knownCards(cards ?? [], catalogue) : this.readList(list, catalogue);
    if (!read.ok) return read;
    if (read.value.length === 0) return fail(problem('VALIDATION_FAILED', 'A deck has at least one card.'));
    return ok(await this.decks.add({ id: newId<string>(), accountId: owner.value, game, name, cards: read.value }));
  }

  async find(caller: Caller, id: string): Promise<Result<Deck, Problem>> {
    const deck = await this.decks.find(id);
    return deck && (await this.maySee(caller, deck)) ? ok(deck) : fail(noSuchDeck);
  }

  /** Every violation of the rules that a tournament has laid down. */
  async validate(caller: Caller, id: string, tournamentId: string): Promise<Result<readonly DeckViolation[], Problem>> {
    const deck = await this.find(caller, id);
    if (!deck.ok) return deck;
    const tournament = await this.rules.find(caller, tournamentId);
    if (!tournament) return fail(problem('NOT_FOUND', 'There is no such tournament.'));
    const { game, cards } = deck.value;
    if (tournament.game !== null && tournament.game !== game)
      return ok([{ code: 'WRONG_GAME', message: `The deck is for ${game}, the tournament plays ${tournament.game}` }]);
    const decks = this.catalogue.decksOf(game);
    if (!decks.ok) return decks;
    if (!decks.value) return ok([]);
    const definitions = await this.catalogues.definitionsOf(game, decks.value, cards);
    return ok(decks.value.violations(cards, tournament.deckRules, definitions));
  }

  private async maySee(caller: Caller, { id, accountId }: Deck): Promise<boolean> {
    return caller.id === accountId || caller.role === 'ADMIN' || (await this.rules.isStaffWhereEntered(caller, id));
  }

  private async ownerOf(caller: Caller, accountId?: AccountId): Promise<Result<AccountId, Problem>> {
    if (caller.role === 'PLAYER') {
      if (accountId === undefined || accountId === caller.id) return ok(caller.id);
      return fail(problem('FORBIDDEN', 'A player hands in decks of their own only.'));
    }
    const account = accountId === undefined ? null : await this.accounts.find(accountId);
    if (account && account.role === 'PLAYER' && !account.disabled) return ok(account.id);
    return fail(problem('VALIDATION_FAILED', 'accountId must be the account of the role PLAYER whose deck it is.'));
  }

  private readList(list: string, catalogue: readonly CatalogueCard[]): Result<readonly CardCount[], Problem> {
    const read = readDeckList(list, this.catalogue.indexOf(catalogue));
    return read.ok ? read : fail(unknownCards(read.error));
  }
}

const knownCards = (
  cards: readonly CardCount[],
  catalogue: readonly CatalogueCard[],
): Result<readonly CardCount[], Problem> => {
  const known = new Set(catalogue.map(({ id }) => id));
  const violations = cards.flatMap(({ cardId }, index) =>
    known.has(cardId)
      ? []
      : [{ code: 'UNKNOWN_CARD', line: index + 1, cardId, message: `There is no card "${cardId}"` }],
  );
  return violations.length > 0 ? fail(unknownCards(violations)) : ok(merged(cards));
};

const unknownCards = (violations: readonly { readonly line: number; readonly message: string }[]): Problem => {
  const named = violations.slice(0, NAMED).map(({ line, message }) => `Line ${line}: ${message}.`);
  const more = violations.length > NAMED ? ` And ${violations.length - NAMED} more lines.` : '';
  return problem('UNKNOWN_CARD', named.join(' ') + more, { violations });
};
