import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('switching, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    ['Switch this Pokémon with 1 of your Benched Pokémon.', 20, [{ op: 'switch', side: 'OWN' }]],
    [
      'You may switch this Pokémon with 1 of your Benched Pokémon.',
      10,
      [
        {
          op: 'choose',
          options: [
            { label: 'Yes', effects: [{ op: 'switch', side: 'OWN' }] },
            { label: 'No', effects: [] },
          ],
        },
      ],
    ],
    [
      "Before doing damage, switch 1 of your opponent's Benched Pokémon with the Defending Pokémon.",
      20,
      [{ op: 'first', effects: [{ op: 'switch', side: 'OPPONENT' }] }],
    ],
    [
      'Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon.',
      20,
      [{ op: 'switch', side: 'OPPONENT', by: 'OPPONENT' }],
    ],
    [
      "Switch out your opponent's Active Pokémon to the Bench.",
      30,
      [{ op: 'switch', side: 'OPPONENT', by: 'OPPONENT' }],
    ],
    [
      'Return this Pokémon and all cards attached to it to your hand.',
      30,
      [{ op: 'return-to-hand', target: 'SELF', attached: 'HAND' }],
    ],
    [
      'Flip a coin. If heads, your opponent returns the Defending Pokémon and all cards attached to it to his or her hand.',
      0,
      [{ op: 'flip', heads: [{ op: 'return-to-hand', target: 'DEFENDER', attached: 'HAND' }] }],
    ],
    [
      'Shuffle this Pokémon and all cards attached to it into your deck.',
      40,
      [{ op: 'return-to-deck', target: 'SELF' }],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});

describe('switching, in the text of an ability or a Trainer', () => {
  it.each<[string, readonly Effect[]]>([
    ['switch your Active Pokémon with 1 of your Benched Pokémon.', [{ op: 'switch', side: 'OWN' }]],
    ['Switch your Active Pokémon with 1 of your Benched Pokémon.', [{ op: 'switch', side: 'OWN' }]],
    ["Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.", [{ op: 'switch', side: 'OPPONENT' }]],
    [
      'Put 1 of your Pokémon and all cards attached to it into your hand.',
      [{ op: 'return-to-hand', target: { side: 'OWN' }, attached: 'HAND' }],
    ],
    [
      'Put 1 of your Pokémon into your hand and discard all cards attached to it.',
      [{ op: 'return-to-hand', target: { side: 'OWN' }, attached: 'DISCARD' }],
    ],
  ])('%s', (text, effects) => expect(read(text, null)).toMatchObject({ effects, unread: [] }));
});
