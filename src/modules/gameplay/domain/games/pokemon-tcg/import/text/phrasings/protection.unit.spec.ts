import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('protection, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    [
      "Flip a coin. If heads, prevent all damage done to this Pokémon during your opponent's next turn.",
      0,
      [{ op: 'flip', heads: [{ op: 'prevent-damage', amount: 'ALL' }] }],
    ],
    [
      "During your opponent's next turn, prevent all damage done to this Pokémon by attacks.",
      20,
      [{ op: 'prevent-damage', amount: 'ALL' }],
    ],
    [
      "During your opponent's next turn, this Pokémon takes 20 less damage from attacks.",
      20,
      [{ op: 'prevent-damage', amount: 20 }],
    ],
    [
      "During your opponent's next turn, any damage done to this Pokémon by attacks is reduced by 30.",
      20,
      [{ op: 'prevent-damage', amount: 30 }],
    ],
    [
      "Flip a coin. If heads, the Defending Pokémon can't attack during your opponent's next turn.",
      10,
      [{ op: 'flip', heads: [{ op: 'cannot-attack', target: 'DEFENDER' }] }],
    ],
    [
      "During your opponent's next turn, the Defending Pokémon can't retreat.",
      10,
      [{ op: 'cannot-retreat', target: 'DEFENDER' }],
    ],
    ["This Pokémon can't attack during your next turn.", 90, [{ op: 'cannot-attack', target: 'SELF' }]],
    ["During your next turn, this Pokémon's attacks do 30 more damage.", 10, [{ op: 'boost-next-turn', amount: 30 }]],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});
