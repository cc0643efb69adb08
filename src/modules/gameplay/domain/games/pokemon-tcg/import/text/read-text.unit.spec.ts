import { describe, expect, it } from '@jest/globals';
import { readSentences } from './read-text.js';
import { sentencesOf } from './sentences.js';

const ATTACK = { damage: 20, cost: ['FIRE'] } as const;
const unreadOf = (text: string, attack: typeof ATTACK | null = ATTACK) =>
  readSentences(sentencesOf(text), attack).unread;

describe('nothing is guessed', () => {
  it.each([
    ['heads without coins', 'This attack does 10 more damage for each heads.'],
    ['a base that is not the printed one', 'This attack does 30 damage plus 10 more damage.'],
    ['damage for each beside printed damage', 'This attack does 10 damage for each of your Benched Pokémon.'],
    [
      'energy to discard that the cost does not ask for',
      'Discard 1 Water Energy attached to this Pokémon in order to use this attack.',
    ],
    ['conditions on the Bench', '1 of your opponent’s Benched Pokémon is now Asleep.'],
    ['an evolved Pokémon onto the Bench', 'Search your deck for a Stage 1 Pokémon and put it onto your Bench.'],
    ['basic Energy on the field', 'Discard a basic Energy attached to the Defending Pokémon.'],
    ['a kind of card that is none', 'Search your deck for a Shiny card and put it into your hand.'],
    ['a condition that cannot be asked', 'If it is raining, draw a card.'],
    ['half of a sentence', 'Draw a card and take another turn.'],
    ['a choice before damage', 'Before doing damage, you may draw a card.'],
    ['brackets that are no reminder', 'Draw a card. (You win the game.)'],
    [
      'more joints than a sentence has',
      'Draw a card and draw a card and draw a card and draw a card and draw a card and draw a card.',
    ],
  ])('%s', (_, text) => expect(unreadOf(text)).toHaveLength(1));

  it.each([
    'This attack does 10 more damage.',
    'This attack does nothing.',
    'Switch this Pokémon with 1 of your Benched Pokémon.',
    "During your opponent's next turn, prevent all damage done to this Pokémon by attacks.",
  ])('outside an attack: %s', (text) => expect(unreadOf(text, null)).toHaveLength(1));

  it('names the sentence that follows a flip, and keeps no effect of the rest', () =>
    expect(readSentences(sentencesOf('Flip a coin. If heads, sing. Draw a card.'), ATTACK)).toEqual({
      effects: [],
      sentences: 3,
      unread: ['If heads, sing'],
    }));

  it('"If heads" of two coins is not understood', () =>
    expect(unreadOf('Flip 2 coins. If heads, draw a card.')).toEqual(['If heads, draw a card']));
});

describe('sentences', () => {
  it('a card speaks of itself by its name', () =>
    expect(sentencesOf('Mr. Mole does 10 damage to itself. Mr. Moler waits.', 'Mr. Mole')).toEqual([
      'this Pokémon does 10 damage to itself',
      'Mr',
      'Moler waits',
    ]));
  it('reminders are left out', () =>
    expect(sentencesOf("Draw a card. (Don't apply Weakness and Resistance for Benched Pokémon.)")).toEqual([
      'Draw a card',
    ]));
});
