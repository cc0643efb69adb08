import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('healing, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    ['Heal 10 damage from this Pokémon.', 20, [{ op: 'heal', target: 'SELF', amount: 10 }]],
    [
      'Flip 2 coins. Heal 20 damage from this Pokémon for each heads.',
      0,
      [
        { op: 'flip', coins: 2 },
        { op: 'heal', target: 'SELF', amount: { each: { count: 'HEADS' }, times: 20 } },
      ],
    ],
    ['Heal all damage from this Pokémon.', 0, [{ op: 'heal', target: 'SELF', amount: 'ALL' }]],
    ['Remove 1 damage counter from this Pokémon.', 10, [{ op: 'heal', target: 'SELF', amount: 10 }]],
    [
      'Flip a coin. If heads, remove all damage counters from this Pokémon.',
      0,
      [{ op: 'flip', heads: [{ op: 'heal', target: 'SELF', amount: 'ALL' }] }],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});

describe('healing, in the text of an ability or a Trainer', () => {
  it.each<[string, readonly Effect[]]>([
    [
      'flip a coin. If heads, heal 20 damage from this Pokémon.',
      [{ op: 'flip', heads: [{ op: 'heal', target: 'SELF', amount: 20 }] }],
    ],
    ['Heal 30 damage from 1 of your Pokémon.', [{ op: 'heal', target: { side: 'OWN' }, amount: 30 }]],
    ['Remove 2 damage counters from 1 of your Pokémon.', [{ op: 'heal', target: { side: 'OWN' }, amount: 20 }]],
  ])('%s', (text, effects) => expect(read(text, null)).toMatchObject({ effects, unread: [] }));
});
