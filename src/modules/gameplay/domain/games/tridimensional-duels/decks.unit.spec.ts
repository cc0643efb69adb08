import { describe, expect, it } from '@jest/globals';
import type { DeckCard } from '../../engine/deck.js';
import type { JsonObject } from '../../engine/json.js';
import { decks } from './decks.js';

const [ready] = decks.readyDecks;
const without = (cardId: string): DeckCard[] => ready.cards.filter((card) => card.cardId !== cardId);
const codesOf = (cards: readonly DeckCard[], rules: JsonObject = {}): string[] =>
  decks.violations(cards, rules).map(({ code }) => code);

describe('the catalogue', () => {
  it.each([
    ['CHAMPION', null, 5],
    ['MONSTER', 'DEFENDER', 5],
    ['MONSTER', 'PUMPER', 5],
    ['MONSTER', 'ALL_ROUNDER', 4],
    ['SPELL', null, 15],
  ])('has cards of type %s and class %s: %i', (type, cardClass, count) =>
    expect(decks.cards.filter((card) => card.type === type && card.class === cardClass)).toHaveLength(count),
  );
  it('names each card once', () => expect(new Set(decks.cards.map(({ id }) => id)).size).toBe(decks.cards.length));
  it('makes ids of names', () => expect(decks.cards.map(({ id }) => id)).toContain('summoners-call'));
});

describe('a deck', () => {
  it.each(decks.readyDecks.map((deck) => [deck.name, deck.cards] as const))(
    'that is ready obeys the rules: %s',
    (_name, cards) => expect(codesOf(cards)).toEqual([]),
  );
  it('of two players comes ready', () => expect(decks.readyDecks.length).toBeGreaterThanOrEqual(2));

  it.each([
    ['sixteen cards', without('petrify'), ['DECK_SIZE', 'SPELL_COUNT']],
    ['one champion', [...without('petrify'), { cardId: 'stormbringer', count: 1 }], ['CHAMPION_COUNT', 'SPELL_COUNT']],
    ['five monsters', [...without('petrify'), { cardId: 'pyro-fiend', count: 1 }], ['MONSTER_COUNT', 'SPELL_COUNT']],
    ['cards that exist', [...without('petrify'), { cardId: 'dragon', count: 1 }], ['SPELL_COUNT', 'UNKNOWN_CARD']],
    [
      'at most 2 of a monster',
      [
        ...without('noble-knight').filter(({ cardId }) => cardId !== 'stone-protector'),
        { cardId: 'iron-guardian', count: 2 },
      ],
      ['TOO_MANY_COPIES'],
    ],
    ['at most 3 of a spell', [...without('healing-wave'), { cardId: 'power-surge', count: 2 }], ['TOO_MANY_COPIES']],
    ['counts above 0', [...ready.cards, { cardId: 'quicksand', count: 0 }], ['INVALID_COUNT']],
  ])('has %s', (_rule, cards, codes) => expect(codesOf(cards)).toEqual(codes));

  it.each([
    [{ bannedCards: ['petrify'] }, ['BANNED_CARD']],
    [{ restrictedCards: ['healing-wave'] }, ['TOO_MANY_COPIES']],
    [{ maxCopies: 1 }, ['TOO_MANY_COPIES', 'TOO_MANY_COPIES', 'TOO_MANY_COPIES']],
  ])('obeys a tournament’s rules %j', (rules, codes) => expect(codesOf(ready.cards, rules)).toEqual(codes));

  it('of a banned set has every card named', () =>
    expect(codesOf(ready.cards, { bannedSets: ['core'] })).toHaveLength(ready.cards.length));

  it('has every violation told, with its card', () =>
    expect(decks.violations([{ cardId: 'petrify', count: 4 }], {})).toEqual([
      expect.objectContaining({ code: 'DECK_SIZE', count: 4, limit: 16 }),
      expect.objectContaining({ code: 'CHAMPION_COUNT', count: 0, limit: 1 }),
      expect.objectContaining({ code: 'MONSTER_COUNT', count: 0, limit: 5 }),
      expect.objectContaining({ code: 'SPELL_COUNT', count: 4, limit: 10 }),
      expect.objectContaining({ code: 'TOO_MANY_COPIES', cardId: 'petrify', count: 4, limit: 3 }),
    ]));
});
