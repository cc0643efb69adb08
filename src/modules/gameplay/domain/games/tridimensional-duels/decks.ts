import type { DeckCard, DeckGame, DeckViolation, ReadyDeck } from '../../engine/deck.js';
import type { JsonObject } from '../../engine/json.js';
import { catalogue, definitionOf } from './cards/catalogue.js';
import { CARD_TYPES, type CardType } from './state.js';

const DECK_SIZE = 16;
export const CARDS_OF_TYPE: Readonly<Record<CardType, number>> = { CHAMPION: 1, MONSTER: 5, SPELL: 10 };
export const COPIES_OF_TYPE: Readonly<Record<CardType, number>> = { CHAMPION: 1, MONSTER: 2, SPELL: 3 };

const deck = (name: string, list: Readonly<Record<string, number>>): ReadyDeck => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  cards: Object.entries(list).map(([cardId, count]) => ({ cardId, count })),
});

export const readyDecks: readonly ReadyDeck[] = [
  deck('Unbroken Wall', {
    invictus: 1,
    'iron-guardian': 1,
    'stone-protector': 1,
    'noble-knight': 1,
    'mystic-channel': 1,
    'shadow-hunter': 1,
    'power-surge': 2,
    'defensive-barrier': 2,
    'healing-wave': 2,
    'sacrificial-ritual': 1,
    petrify: 1,
    'summoners-call': 1,
    'mind-control': 1,
  }),
  deck('Rolling Thunder', {
    stormbringer: 1,
    'swift-striker': 1,
    'lightning-bolt': 1,
    'warped-archer': 1,
    windcharger: 1,
    'aquatic-golem': 1,
    'speed-boost': 2,
    'unholy-frenzy': 2,
    'blinding-flash': 1,
    quicksand: 1,
    teleport: 1,
    'mirror-image': 1,
    'mana-drain': 1,
    'elemental-shift': 1,
  }),
];

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

/** How many of a card a deck may hold: its type's limit, lowered by the tournament's. */
const limitOf = (cardId: string, type: CardType, rules: JsonObject): number => {
  if (isList(rules.restrictedCards) && rules.restrictedCards.includes(cardId)) return 1;
  const limit = COPIES_OF_TYPE[type];
  return typeof rules.maxCopies === 'number' ? Math.min(limit, rules.maxCopies) : limit;
};

const cardViolations = ({ cardId, count }: DeckCard, rules: JsonObject): DeckViolation[] => {
  const definition = definitionOf(cardId);
  if (!definition) return [{ code: 'UNKNOWN_CARD', message: `There is no card ${cardId}`, cardId }];
  const found: DeckViolation[] = [];
  const limit = limitOf(cardId, definition.type, rules);
  if (count > limit)
    found.push({
      code: 'TOO_MANY_COPIES',
      message: `${definition.name}: ${count} of at most ${limit}`,
      cardId,
      count,
      limit,
    });
  if (isList(rules.bannedCards) && rules.bannedCards.includes(cardId))
    found.push({ code: 'BANNED_CARD', message: `${definition.name} is banned`, cardId });
  if (isList(rules.bannedSets) && rules.bannedSets.includes('core'))
    found.push({ code: 'BANNED_SET', message: `${definition.name} is of a banned set`, cardId });
  return found;
};

const merged = (cards: readonly DeckCard[]): DeckCard[] => {
  const counts = new Map<string, number>();
  for (const { cardId, count } of cards) counts.set(cardId, (counts.get(cardId) ?? 0) + count);
  return [...counts].map(([cardId, count]) => ({ cardId, count }));
};

const countViolations = ({ cardId, count }: DeckCard): DeckViolation[] =>
  Number.isSafeInteger(count) && count > 0
    ? []
    : [{ code: 'INVALID_COUNT', message: `${cardId}: the count is a whole number above 0`, cardId, count }];

const TYPE_COUNT_CODE: Readonly<Record<CardType, string>> = {
  CHAMPION: 'CHAMPION_COUNT',
  MONSTER: 'MONSTER_COUNT',
  SPELL: 'SPELL_COUNT',
};

const violations = (cards: readonly DeckCard[], rules: JsonObject): DeckViolation[] => {
  const entries = merged(cards);
  const countOf = (type?: CardType): number =>
    entries.reduce((sum, { cardId, count }) => (!type || definitionOf(cardId)?.type === type ? sum + count : sum), 0);
  const size = countOf();
  const found: DeckViolation[] = [];
  if (size !== DECK_SIZE)
    found.push({
      code: 'DECK_SIZE',
      message: `A deck has ${DECK_SIZE} cards, this one ${size}`,
      count: size,
      limit: DECK_SIZE,
    });
  for (const type of CARD_TYPES) {
    const count = countOf(type);
    const limit = CARDS_OF_TYPE[type];
    if (count !== limit)
      found.push({
        code: TYPE_COUNT_CODE[type],
        message: `A deck has ${limit} of type ${type}, this one ${count}`,
        count,
        limit,
      });
  }
  return [...found, ...cards.flatMap(countViolations), ...entries.flatMap((entry) => cardViolations(entry, rules))];
};

export const decks: DeckGame = { cards: catalogue, readyDecks, violations };
