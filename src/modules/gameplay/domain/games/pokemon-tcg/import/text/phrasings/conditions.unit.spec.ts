import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('conditions, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    [
      'Flip a coin. If heads, the Defending Pokémon is now Paralyzed.',
      10,
      [{ op: 'flip', heads: [{ op: 'condition', condition: 'PARALYZED', target: 'DEFENDER' }] }],
    ],
    ['The Defending Pokémon is now Asleep.', 0, [{ op: 'condition', condition: 'ASLEEP', target: 'DEFENDER' }]],
    [
      "Your opponent's Active Pokémon is now Burned and Confused.",
      10,
      [
        { op: 'condition', condition: 'BURNED', target: 'DEFENDER' },
        { op: 'condition', condition: 'CONFUSED', target: 'DEFENDER' },
      ],
    ],
    [
      'Both Active Pokémon are now Asleep.',
      0,
      [
        { op: 'condition', condition: 'ASLEEP', target: 'OWN_ACTIVE' },
        { op: 'condition', condition: 'ASLEEP', target: 'DEFENDER' },
      ],
    ],
    ['this Pokémon is now Confused.', 50, [{ op: 'condition', condition: 'CONFUSED', target: 'SELF' }]],
    ['this Pokémon recovers from all Special Conditions.', 20, [{ op: 'cure', target: 'SELF' }]],
    ['This Pokémon is no longer Poisoned.', 20, [{ op: 'cure', target: 'SELF', conditions: ['POISONED'] }]],
    [
      'Flip 2 coins. If at least 1 of them is heads, the Defending Pokémon is now Poisoned.',
      20,
      [
        { op: 'flip', coins: 2 },
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'HEADS' }, atLeast: 1 },
          then: [{ op: 'condition', condition: 'POISONED', target: 'DEFENDER' }],
        },
      ],
    ],
    [
      'The Defending Pokémon is now Asleep and heal 10 damage from this Pokémon.',
      10,
      [
        { op: 'condition', condition: 'ASLEEP', target: 'DEFENDER' },
        { op: 'heal', target: 'SELF', amount: 10 },
      ],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});

describe('conditions, in the text of an ability or a Trainer', () => {
  it.each<[string, readonly Effect[]]>([
    ['Remove all Special Conditions from your Active Pokémon.', [{ op: 'cure', target: 'OWN_ACTIVE' }]],
  ])('%s', (text, effects) => expect(read(text, null)).toMatchObject({ effects, unread: [] }));
});
