import { describe, expect, it } from '@jest/globals';
import { starterCards } from '../../../../../../../seeds/pokemon-tcg/starter-set.js';
import type { DeckCard } from '../../../engine/deck.js';
import type { JsonObject } from '../../../engine/json.js';
import { pokemonTcg } from '../index.js';

const { readyDecks, violations } = pokemonTcg.decks!;
const codes = (deck: readonly DeckCard[], rules: JsonObject = {}, definitions: object[] = []) =>
  violations(deck, rules, definitions).map(({ code }) => code);
const deckOf = (cards: Readonly<Record<string, number>>): DeckCard[] =>
  Object.entries(cards).map(([cardId, count]) => ({ cardId, count }));

const fox = starterCards.find(({ id }) => id === 'ember-fox')!;
const reprint = { ...fox, id: 'promo-fox', set: 'promo', regulationMark: 'B' };
const riddle = { ...fox, id: 'riddle', name: 'Riddle', playable: false, notUnderstood: 'Sing a song.' };

const sound = deckOf({ 'ember-fox': 4, 'fire-energy': 56 });

describe('a deck', () => {
  it.each(readyDecks.map((deck) => [deck.id, deck] as const))('%s is valid by the default rules', (_, { cards }) =>
    expect(violations(cards, {})).toEqual([]),
  );
  it.each<[string, DeckCard[], JsonObject, object[]]>([
    ['DECK_SIZE', deckOf({ 'ember-fox': 4, 'fire-energy': 55 }), {}, []],
    ['DECK_SIZE', sound, { size: 40 }, []],
    ['DECK_TOO_SMALL', sound, { minSize: 61 }, []],
    ['DECK_TOO_LARGE', sound, { maxSize: 59 }, []],
    ['DECK_BELOW_MINIMUM', deckOf({ 'ember-fox': 4, 'fire-energy': 15 }), { size: 19 }, []],
    ['TOO_MANY_COPIES', deckOf({ 'ember-fox': 5, 'fire-energy': 55 }), {}, []],
    ['TOO_MANY_COPIES', deckOf({ 'ember-fox': 4, 'promo-fox': 1, 'fire-energy': 55 }), {}, [reprint]],
    ['TOO_MANY_COPIES', deckOf({ 'ember-fox': 3, 'fire-energy': 57 }), { maxCopies: 2 }, []],
    ['TOO_FEW_BASIC_POKEMON', deckOf({ 'fire-energy': 60 }), {}, []],
    [
      'TOO_FEW_ENERGY_CARDS',
      deckOf({ 'ember-fox': 60 }),
      { maxCopies: 60, startGameRules: [{ type: 'HAS_ENERGY_CARD', minCount: 1 }] },
      [],
    ],
    ['BANNED_SET', deckOf({ 'promo-fox': 4, 'fire-energy': 56 }), { bannedSets: ['promo'] }, [reprint]],
    ['BANNED_CARD', sound, { bannedCards: ['ember-fox'] }, []],
    ['BANNED_CARD', sound, { bannedCards: ['Ember Fox'] }, []],
    ['RESTRICTED_CARD', sound, { restrictedCards: ['ember-fox'] }, []],
    ['REGULATION_MARK', deckOf({ 'promo-fox': 4, 'fire-energy': 56 }), { regulationMarks: ['A'] }, [reprint]],
    ['UNPLAYABLE_CARD', deckOf({ riddle: 4, 'fire-energy': 56 }), {}, [riddle]],
    ['UNKNOWN_CARD', deckOf({ 'ember-fox': 4, 'fire-energy': 56, nothing: 1 }), {}, []],
  ])('%s', (code, deck, rules, definitions) => expect(codes(deck, rules, definitions)).toEqual([code]));
  it.each<[string, DeckCard[], JsonObject, object[]]>([
    ['basic Energy has no copy limit', sound, {}, []],
    [
      'one restricted card is allowed',
      deckOf({ 'ember-fox': 1, 'fire-energy': 59 }),
      { restrictedCards: ['ember-fox'] },
      [],
    ],
    ['basic Energy is legal whatever its mark', sound, { regulationMarks: ['A'] }, []],
    [
      'text that is not understood may be allowed as vanilla',
      deckOf({ riddle: 4, 'fire-energy': 56 }),
      { unplayableAsVanilla: true },
      [riddle],
    ],
    ['a range of sizes', deckOf({ 'ember-fox': 4, 'fire-energy': 46 }), { minSize: 40, maxSize: 60 }, []],
  ])('%s', (_, deck, rules, definitions) => expect(codes(deck, rules, definitions)).toEqual([]));
  it('lists every violation, not only the first', () =>
    expect(
      codes(deckOf({ 'blaze-vixen': 5, nothing: 1 }), { bannedCards: ['blaze-vixen'], regulationMarks: ['Z'] }),
    ).toEqual([
      'UNKNOWN_CARD',
      'DECK_SIZE',
      'DECK_BELOW_MINIMUM',
      'TOO_MANY_COPIES',
      'TOO_FEW_BASIC_POKEMON',
      'BANNED_CARD',
      'REGULATION_MARK',
    ]));
  it('says where a violation stands', () =>
    expect(violations(deckOf({ 'ember-fox': 5, 'fire-energy': 55 }), {})[0]).toMatchObject({
      cardId: 'ember-fox',
      count: 5,
      limit: 4,
    }));
});
