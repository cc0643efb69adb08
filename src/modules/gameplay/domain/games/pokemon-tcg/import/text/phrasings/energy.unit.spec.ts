import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('energy, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    [
      'Discard 1 Fire Energy attached to this Pokémon in order to use this attack.',
      60,
      [{ op: 'first', effects: [{ op: 'discard-energy', target: 'SELF', count: 1, type: 'FIRE' }] }],
    ],
    ['Discard 2 Energy attached to this Pokémon.', 100, [{ op: 'discard-energy', target: 'SELF', count: 2 }]],
    [
      'Flip a coin. If heads, discard an Energy attached to the Defending Pokémon.',
      20,
      [{ op: 'flip', heads: [{ op: 'discard-energy', target: 'DEFENDER', count: 1 }] }],
    ],
    [
      'Attach a Fire Energy card from your discard pile to this Pokémon.',
      0,
      [{ op: 'attach-energy', from: 'DISCARD', filter: { basicEnergy: true, type: 'FIRE' }, count: 1, target: 'SELF' }],
    ],
    [
      'Search your deck for a basic Energy card and attach it to 1 of your Pokémon. Shuffle your deck afterward.',
      0,
      [{ op: 'attach-energy', from: 'DECK', filter: { basicEnergy: true }, count: 1, target: { side: 'OWN' } }],
    ],
    [
      'Move up to 2 Energy from this Pokémon to 1 of your Benched Pokémon.',
      20,
      [{ op: 'move-energy', from: 'SELF', to: 'OWN_BENCH', count: 2 }],
    ],
    [
      'You may move a Fire Energy from this Pokémon to 1 of your Benched Pokémon.',
      20,
      [{ op: 'move-energy', from: 'SELF', to: 'OWN_BENCH', count: 1, type: 'FIRE' }],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});

describe('energy, in the text of an ability or a Trainer', () => {
  it.each<[string, readonly Effect[]]>([
    [
      'attach a Fire Energy card from your hand to 1 of your Benched Pokémon.',
      [
        {
          op: 'attach-energy',
          from: 'HAND',
          filter: { basicEnergy: true, type: 'FIRE' },
          count: 1,
          target: { side: 'OWN', place: 'BENCH' },
        },
      ],
    ],
    [
      "Discard 1 Energy from 1 of your opponent's Pokémon.",
      [{ op: 'discard-energy', target: { side: 'OPPONENT' }, count: 1 }],
    ],
  ])('%s', (text, effects) => expect(read(text, null)).toMatchObject({ effects, unread: [] }));
});
