import { readyDecks } from '../../../../../../../seeds/pokemon-tcg/ready-decks.js';
import { starterCards } from '../../../../../../../seeds/pokemon-tcg/starter-set.js';
import type { CatalogueCard, ReadyDeck } from '../../../engine/deck.js';
import type { CardDefinition } from './card-definition.js';

export const BUILT_IN: ReadonlyMap<string, CardDefinition> = new Map(starterCards.map((card) => [card.id, card]));

/** The printed text: what a card's attacks, ability or trainer text say, a sentence a line. */
const printedText = (card: CardDefinition): string => {
  switch (card.supertype) {
    case 'POKEMON':
      return [
        ...(card.ability ? [`${card.ability.name}: ${card.ability.text}`] : []),
        ...card.attacks.filter(({ text }) => text).map(({ name, text }) => `${name}: ${text}`),
      ].join('\n');
    case 'ENERGY':
      return card.text ?? '';
    case 'TRAINER':
      return card.text;
    default:
      return card satisfies never;
  }
};

export const catalogueCard = (card: CardDefinition): CatalogueCard => ({
  ...card,
  text: printedText(card),
  playable: card.playable !== false,
});

export const STARTER_CARDS: readonly CatalogueCard[] = starterCards.map(catalogueCard);
export const READY_DECKS: readonly ReadyDeck[] = readyDecks;
