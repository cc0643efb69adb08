import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueCard, DeckGame } from '../../gameplay/index.js';
import { IMPORTED_CARDS, type ImportedCards } from './imported-cards.js';

interface Known {
  readonly revision: number;
  readonly imported: ReadonlyMap<string, CatalogueCard>;
  readonly cards: readonly CatalogueCard[];
}

const { compare } = new Intl.Collator('en', { numeric: true });

const inPrintedOrder = (a: CatalogueCard, b: CatalogueCard): number =>
  compare(a.set, b.set) || compare(a.number, b.number) || compare(a.id, b.id);

/** Every card of a game: those it comes with, then the imported ones, as of the last import on any server. */
@Injectable()
export class CardCatalogues {
  private readonly known = new Map<string, Known>();

  constructor(@Inject(IMPORTED_CARDS) private readonly imported: ImportedCards) {}

  async cardsOf(game: string, { cards, cardImport }: DeckGame): Promise<readonly CatalogueCard[]> {
    if (!cardImport) return cards;
    const known = this.known.get(game) ?? { revision: 0, imported: new Map<string, CatalogueCard>(), cards };
    if (known.revision === (await this.imported.revision(game))) return known.cards;
    const { revision, definitions } = await this.imported.since(game, known.revision);
    const imported = new Map(known.imported);
    for (const definition of definitions) {
      const card = cardImport.catalogueCard(definition);
      imported.set(card.id, card);
    }
    const all = [...cards, ...[...imported.values()].sort(inPrintedOrder)];
    this.known.set(game, { revision, imported, cards: all });
    return all;
  }

  /** The definitions of a deck's imported cards, which go with it into a match. */
  async definitionsOf(
    game: string,
    decks: DeckGame,
    deck: readonly { readonly cardId: string }[],
  ): Promise<readonly object[]> {
    if (!decks.cardImport) return [];
    const own = new Set(decks.cards.map(({ id }) => id));
    const others = deck.map(({ cardId }) => cardId).filter((id) => !own.has(id));
    return others.length === 0 ? [] : this.imported.definitions(game, others);
  }
}
