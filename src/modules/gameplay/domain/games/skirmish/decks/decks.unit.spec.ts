import { describe, expect, it } from '@jest/globals';
import type { DeckCard } from '../../../engine/deck.js';
import type { JsonObject } from '../../../engine/json.js';
import { skirmish } from '../index.js';

const decks = skirmish.decks!;
const [feast, watch] = decks.readyDecks;
const line = (cardId: string, count: number): DeckCard => ({ cardId, count });
const BRONZE = ['acolyte', 'apprentice', 'archer', 'bard', 'engineer', 'ghoul', 'knight', 'priest'];
const bronze = (kinds: number): DeckCard[] => BRONZE.slice(0, kinds).map((id) => line(id, 3));
const codes = (deck: readonly DeckCard[], rules: JsonObject): string[] =>
  decks.violations(deck, rules).map(({ code, cardId }) => (cardId ? `${code} ${cardId}` : code));

describe('decks', () => {
  it.each([feast, watch])('$name is ready to play', ({ cards }) => expect(codes(cards, {})).toEqual([]));

  it('that are ready hold every card between them', () => {
    const held = new Set([...feast.cards, ...watch.cards].map(({ cardId }) => cardId));
    expect(decks.cards.map(({ id }) => id).filter((id) => !held.has(id))).toEqual([]);
  });

  it('are built of 34 cards, without tokens', () => {
    expect(decks.cards.length).toBe(34);
    expect(decks.cards.find(({ id }) => id === 'squire')).toBeUndefined();
  });

  it.each<[string, string[], readonly DeckCard[], JsonObject?]>([
    ['25 cards are enough', [], [...bronze(8), line('scout', 1)]],
    ['24 are not', ['DECK_SIZE'], bronze(8)],
    ['30 cards fit', [], [...bronze(8), line('scout', 3), line('seed', 3)]],
    ['31 do not', ['DECK_SIZE'], [...bronze(8), line('scout', 3), line('seed', 3), line('strike', 1)]],
    ['four of a Bronze card', ['TOO_MANY_COPIES scout'], [...bronze(8), line('scout', 4)]],
    ['also on two lines', ['TOO_MANY_COPIES scout'], [...bronze(8), line('scout', 2), line('scout', 2)]],
    ['three of a Silver card', ['TOO_MANY_COPIES rogue'], [...bronze(8), line('rogue', 3)]],
    ['two of a Gold card', ['TOO_MANY_COPIES dragon'], [...bronze(8), line('dragon', 2)]],
    [
      'eight Silver cards',
      ['TOO_MANY_SILVER'],
      [...bronze(7), line('rogue', 2), line('hunter', 2), line('noble', 2), line('mimic', 2)],
    ],
    [
      'five Gold cards',
      ['TOO_MANY_GOLD', 'TOO_MANY_COPIES dragon'],
      [...bronze(8), line('dragon', 2), line('champion', 1), line('necromancer', 1), line('assassinate', 1)],
    ],
    ['an unknown card', ['UNKNOWN_CARD nobody'], [...bronze(8), line('nobody', 1)]],
    ['a token', ['UNKNOWN_CARD squire'], [...bronze(8), line('squire', 1)]],
    ['half a card', ['INVALID_COUNT scout', 'DECK_SIZE'], [...bronze(8), line('scout', 0.5)]],
    ['a banned card', ['BANNED_CARD bard'], [...bronze(8), line('scout', 1)], { bannedCards: ['bard'] }],
    ['a restricted card', ['TOO_MANY_COPIES bard'], [...bronze(8), line('scout', 1)], { restrictedCards: ['bard'] }],
    ['a banned set', ['BANNED_SET bard'], [line('bard', 3)], { bannedSets: ['core'], minSize: 3 }],
    ['fewer copies by the tournament', ['TOO_MANY_COPIES bard'], [line('bard', 3)], { maxCopies: 2, size: 3 }],
    ['never more copies', ['TOO_MANY_COPIES bard'], [line('bard', 4)], { maxCopies: 4, size: 4 }],
    ['another size', ['DECK_SIZE'], [...bronze(8), line('scout', 1)], { size: 40 }],
    [
      'every fault at once',
      ['UNKNOWN_CARD nobody', 'DECK_SIZE', 'TOO_MANY_COPIES rogue'],
      [line('nobody', 1), line('rogue', 3)],
    ],
  ])('%s: %j', (_, expected, deck, rules = {}) => expect(codes(deck, rules)).toEqual(expected));
});
