import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('cards, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    ['Draw a card.', 0, [{ op: 'draw', count: 1 }]],
    [
      'Flip 2 coins. Draw a card for each heads.',
      0,
      [
        { op: 'flip', coins: 2 },
        { op: 'draw', count: { each: { count: 'HEADS' }, times: 1 } },
      ],
    ],
    ["Discard the top card of your opponent's deck.", 10, [{ op: 'discard-deck', side: 'OPPONENT', count: 1 }]],
    ['Discard the top 2 cards of your deck.', 30, [{ op: 'discard-deck', side: 'OWN', count: 2 }]],
    [
      "Discard a random card from your opponent's hand.",
      20,
      [{ op: 'discard-hand', side: 'OPPONENT', count: 1, by: 'RANDOM' }],
    ],
    [
      'Search your deck for a Basic Pokémon and put it onto your Bench. Shuffle your deck afterward.',
      0,
      [{ op: 'search-deck', filter: { supertype: 'POKEMON', stage: 'BASIC' }, count: 1, to: 'BENCH' }],
    ],
    [
      'If you have 3 or fewer cards in your hand, draw 2 cards.',
      0,
      [
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'HAND', side: 'OWN' }, atMost: 3 },
          then: [{ op: 'draw', count: 2 }],
        },
      ],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});

describe('cards, in the text of an ability or a Trainer', () => {
  it.each<[string, readonly Effect[]]>([
    ['draw a card.', [{ op: 'draw', count: 1 }]],
    [
      'Search your deck for a card and put it into your hand. Shuffle your deck afterward.',
      [{ op: 'search-deck', filter: {}, count: 1, to: 'HAND' }],
    ],
    [
      'Search your deck for a Basic Pokémon, show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
      [{ op: 'search-deck', filter: { supertype: 'POKEMON', stage: 'BASIC' }, count: 1, to: 'HAND', reveal: true }],
    ],
    [
      'Search your deck for up to 2 basic Energy cards, reveal them, and put them into your hand. Then, shuffle your deck.',
      [{ op: 'search-deck', filter: { basicEnergy: true }, count: 2, to: 'HAND', reveal: true }],
    ],
    [
      'Flip a coin. If heads, search your deck for a Fire Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.',
      [
        {
          op: 'flip',
          heads: [
            { op: 'search-deck', filter: { supertype: 'POKEMON', type: 'FIRE' }, count: 1, to: 'HAND', reveal: true },
          ],
        },
      ],
    ],
    [
      'Put up to 2 basic Energy cards from your discard pile into your hand.',
      [{ op: 'recover', filter: { basicEnergy: true }, count: 2, upTo: true, to: 'HAND' }],
    ],
    [
      'Put a Basic Pokémon from your discard pile onto your Bench.',
      [{ op: 'recover', filter: { supertype: 'POKEMON', stage: 'BASIC' }, count: 1, to: 'BENCH' }],
    ],
    [
      'Shuffle up to 3 Pokémon from your discard pile into your deck.',
      [{ op: 'recover', filter: { supertype: 'POKEMON' }, count: 3, upTo: true, to: 'DECK' }],
    ],
    ['Discard any Stadium card in play.', [{ op: 'discard-stadium' }]],
    ['Shuffle your deck. Then, draw a card.', [{ op: 'shuffle-deck' }, { op: 'draw', count: 1 }]],
    [
      'Look at the top 5 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into your deck.',
      [{ op: 'look-at-top', count: 5, take: 1, rest: 'SHUFFLE' }],
    ],
    [
      'Look at the top 4 cards of your deck and put 2 of them into your hand. Discard the other cards.',
      [{ op: 'look-at-top', count: 4, take: 2, rest: 'DISCARD' }],
    ],
    [
      'Discard a card from your hand, then draw 2 cards.',
      [
        { op: 'discard-hand', count: 1 },
        { op: 'draw', count: 2 },
      ],
    ],
    ['Discard the top card of your deck.', [{ op: 'discard-deck', side: 'OWN', count: 1 }]],
    ["Discard the top 2 cards of your opponent's deck.", [{ op: 'discard-deck', side: 'OPPONENT', count: 2 }]],
    [
      'Discard your hand. Draw 7 cards.',
      [
        { op: 'discard-hand', count: 'ALL' },
        { op: 'draw', count: 7 },
      ],
    ],
    ['Draw cards until you have 5 cards in your hand.', [{ op: 'draw-until', handSize: 5 }]],
    [
      'Each player draws 2 cards.',
      [
        { op: 'draw', count: 2 },
        { op: 'draw', side: 'OPPONENT', count: 2 },
      ],
    ],
    [
      'Draw 3 cards. Your opponent draws a card.',
      [
        { op: 'draw', count: 3 },
        { op: 'draw', side: 'OPPONENT', count: 1 },
      ],
    ],
    [
      'Each player shuffles his or her hand into his or her deck and draws 4 cards.',
      [
        { op: 'shuffle-hand-into-deck' },
        { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
        { op: 'draw', count: 4 },
        { op: 'draw', side: 'OPPONENT', count: 4 },
      ],
    ],
    [
      'Each player shuffles their hand into their deck. Each player draws 5 cards.',
      [
        { op: 'shuffle-hand-into-deck' },
        { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
        { op: 'draw', count: 5 },
        { op: 'draw', side: 'OPPONENT', count: 5 },
      ],
    ],
    ['Shuffle your hand into your deck. Draw 5 cards.', [{ op: 'shuffle-hand-into-deck' }, { op: 'draw', count: 5 }]],
    [
      'Your opponent shuffles their hand into their deck. Your opponent draws 4 cards.',
      [
        { op: 'shuffle-hand-into-deck', side: 'OPPONENT' },
        { op: 'draw', side: 'OPPONENT', count: 4 },
      ],
    ],
    [
      'Your opponent reveals their hand. Draw 2 cards.',
      [
        { op: 'reveal-hand', side: 'OPPONENT' },
        { op: 'draw', count: 2 },
      ],
    ],
    [
      'Your opponent discards a card from their hand. Draw 2 cards.',
      [
        { op: 'discard-hand', side: 'OPPONENT', count: 1 },
        { op: 'draw', count: 2 },
      ],
    ],
  ])('%s', (text, effects) => expect(read(text, null)).toMatchObject({ effects, unread: [] }));
});
