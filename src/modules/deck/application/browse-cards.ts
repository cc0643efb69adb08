import { Injectable } from '@nestjs/common';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { RuleValidations, type CatalogueCard, type DeckGame, type ReadyDeck } from '../../gameplay/index.js';
import { CardIndex } from '../domain/card-index.js';
import { folded } from '../domain/folded.js';
import { CardCatalogues } from './card-catalogues.js';

export interface CardFilter {
  readonly q?: string;
  readonly set?: string;
  /** The id of the last card seen. */
  readonly after?: string;
  readonly limit: number;
}

/** The cards and the ready decks of every game. */
@Injectable()
export class BrowseCards {
  private readonly indexes = new WeakMap<readonly CatalogueCard[], CardIndex>();
  private readonly texts = new WeakMap<CatalogueCard, readonly string[]>();

  constructor(
    private readonly rules: RuleValidations,
    private readonly catalogues: CardCatalogues,
  ) {}

  /** In the order of the catalogue; a game without decks has no cards. */
  async cards(game: string, { q, set, after, limit }: CardFilter): Promise<Result<readonly CatalogueCard[], Problem>> {
    const decks = this.decksOf(game);
    if (!decks.ok) return decks;
    const cards = decks.value ? await this.catalogues.cardsOf(game, decks.value) : [];
    const start = after === undefined ? 0 : cards.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && start === 0) return fail(problem('INVALID_CURSOR', 'cursor must be a nextCursor.'));
    const wanted = q === undefined ? '' : folded(q);
    const wantedSet = set === undefined ? null : folded(set);
    const matches = (card: CatalogueCard): boolean =>
      (wantedSet === null || folded(card.set) === wantedSet) &&
      (wanted === '' || this.textsOf(card).some((text) => text.includes(wanted)));
    return ok(cards.slice(start).filter(matches).slice(0, limit));
  }

  readyDecks(game: string): Result<readonly ReadyDeck[], Problem> {
    const decks = this.decksOf(game);
    return decks.ok ? ok(decks.value?.readyDecks ?? []) : decks;
  }

  /** What a game has of decks: nothing where it is played without. */
  decksOf(gameId: string): Result<DeckGame | undefined, Problem> {
    const game = this.rules.find(gameId)?.game;
    return game ? ok(game.decks) : fail(this.rules.unknownGame(gameId));
  }

  /** Every card that a deck of the game may name. */
  cardsOf(game: string, decks: DeckGame): Promise<readonly CatalogueCard[]> {
    return this.catalogues.cardsOf(game, decks);
  }

  indexOf(cards: readonly CatalogueCard[]): CardIndex {
    const index = this.indexes.get(cards) ?? new CardIndex(cards);
    this.indexes.set(cards, index);
    return index;
  }

  private textsOf(card: CatalogueCard): readonly string[] {
    const texts = this.texts.get(card) ?? [card.id, card.name, card.text].map(folded);
    this.texts.set(card, texts);
    return texts;
  }
}
