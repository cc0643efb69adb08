import type { DeckCard, DeckViolation } from '../../../engine/deck.js';
import { isInteger, type JsonObject } from '../../../engine/json.js';
import type { CardDefinition } from '../cards/definition.js';
import { findDefinition } from '../cards/index.js';
import { CARD_SET, isDeckCard } from './catalogue.js';
import { COPIES_LIMIT, DECK_SIZE, RARITY_LIMIT } from './limits.js';

interface Entry {
  readonly definition: CardDefinition;
  readonly count: number;
}

const deckCard = (cardId: string): CardDefinition | undefined => {
  const definition = findDefinition(cardId);
  return definition && isDeckCard(definition) ? definition : undefined;
};

const isListed = (list: unknown, value: string): boolean => Array.isArray(list) && list.includes(value);
const limitIn = (rules: JsonObject, name: string, otherwise: number): number => {
  const limit = rules[name];
  return isInteger(limit) ? limit : otherwise;
};

const linesAreRight = (deck: readonly DeckCard[]): DeckViolation[] =>
  deck.flatMap(({ cardId, count }): DeckViolation[] => {
    if (!deckCard(cardId)) return [{ code: 'UNKNOWN_CARD', message: `There is no card ${cardId}`, cardId }];
    if (isInteger(count) && count >= 1) return [];
    return [{ code: 'INVALID_COUNT', message: `${cardId}: the count is a whole number above 0`, cardId }];
  });

/** A card may stand on several lines of a list. */
const entriesOf = (deck: readonly DeckCard[]): readonly Entry[] => {
  const counts = new Map<CardDefinition, number>();
  for (const { cardId, count } of deck) {
    const definition = deckCard(cardId);
    if (definition && isInteger(count) && count >= 1) counts.set(definition, (counts.get(definition) ?? 0) + count);
  }
  return [...counts].map(([definition, count]) => ({ definition, count }));
};

const sizeIsRight = (deck: readonly DeckCard[], rules: JsonObject): DeckViolation[] => {
  const size = deck.reduce((sum, { count }) => sum + (isInteger(count) && count >= 1 ? count : 0), 0);
  const min = limitIn(rules, 'size', limitIn(rules, 'minSize', DECK_SIZE.min));
  const max = limitIn(rules, 'size', limitIn(rules, 'maxSize', DECK_SIZE.max));
  if (size < min)
    return [
      { code: 'DECK_SIZE', message: `A deck has at least ${min} cards, this one ${size}`, count: size, limit: min },
    ];
  if (size > max)
    return [
      { code: 'DECK_SIZE', message: `A deck has at most ${max} cards, this one ${size}`, count: size, limit: max },
    ];
  return [];
};

const rarityIsRight = (entries: readonly Entry[], rarity: 'SILVER' | 'GOLD'): DeckViolation[] => {
  const count = entries.reduce((sum, entry) => (entry.definition.rarity === rarity ? sum + entry.count : sum), 0);
  const limit = RARITY_LIMIT[rarity];
  if (count <= limit) return [];
  return [
    {
      code: `TOO_MANY_${rarity}`,
      message: `A deck has at most ${limit} ${rarity} cards, this one ${count}`,
      count,
      limit,
    },
  ];
};

const copiesLimit = ({ id, rarity }: CardDefinition, rules: JsonObject): number =>
  Math.min(
    COPIES_LIMIT[rarity],
    limitIn(rules, 'maxCopies', COPIES_LIMIT[rarity]),
    isListed(rules.restrictedCards, id) ? 1 : COPIES_LIMIT[rarity],
  );

const cardIsAllowed = ({ definition, count }: Entry, rules: JsonObject): DeckViolation[] => {
  const { id: cardId, name } = definition;
  const limit = copiesLimit(definition, rules);
  const found: DeckViolation[] = [];
  if (count > limit)
    found.push({ code: 'TOO_MANY_COPIES', message: `${name}: ${count} of at most ${limit}`, cardId, count, limit });
  if (isListed(rules.bannedCards, cardId)) found.push({ code: 'BANNED_CARD', message: `${name} is banned`, cardId });
  if (isListed(rules.bannedSets, CARD_SET))
    found.push({ code: 'BANNED_SET', message: `${name} is of a banned set`, cardId });
  return found;
};

/** 25–30 cards; Bronze 3 / Silver 2 / Gold 1 copies; at most 7 Silver and 4 Gold; and the tournament's own limits. */
export const violations = (deck: readonly DeckCard[], rules: JsonObject): readonly DeckViolation[] => {
  const entries = entriesOf(deck);
  return [
    ...linesAreRight(deck),
    ...sizeIsRight(deck, rules),
    ...rarityIsRight(entries, 'SILVER'),
    ...rarityIsRight(entries, 'GOLD'),
    ...entries.flatMap((entry) => cardIsAllowed(entry, rules)),
  ];
};
