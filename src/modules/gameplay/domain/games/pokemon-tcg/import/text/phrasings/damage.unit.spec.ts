import { describe, expect, it } from '@jest/globals';
import type { Effect } from '../../../cards/effect.js';
import { readSentences } from '../read-text.js';
import { sentencesOf } from '../sentences.js';

const read = (text: string, attack: { damage: number } | null) =>
  readSentences(sentencesOf(text), attack && { ...attack, cost: ['FIRE'] });

describe('damage, in the text of an attack', () => {
  it.each<[string, number, readonly Effect[]]>([
    ['Flip a coin. If tails, this attack does nothing.', 30, [{ op: 'flip', tails: [{ op: 'attack-fails' }] }]],
    [
      'Flip a coin. If heads, this attack does 20 more damage.',
      20,
      [{ op: 'flip', heads: [{ op: 'more-damage', amount: 20 }] }],
    ],
    [
      'Flip a coin. If heads, this attack does 10 damage plus 20 more damage. If tails, this attack does 10 damage.',
      10,
      [{ op: 'flip', heads: [{ op: 'more-damage', amount: 20 }] }],
    ],
    [
      'Flip a coin. If tails, this attack does 10 less damage.',
      30,
      [{ op: 'flip', tails: [{ op: 'less-damage', amount: 10 }] }],
    ],
    [
      'Flip 2 coins. This attack does 30 damage times the number of heads.',
      0,
      [
        { op: 'flip', coins: 2 },
        { op: 'more-damage', amount: { each: { count: 'HEADS' }, times: 30 } },
      ],
    ],
    [
      'Flip a coin until you get tails. This attack does 20 damage for each heads.',
      0,
      [{ op: 'flip-until-tails' }, { op: 'more-damage', amount: { each: { count: 'HEADS' }, times: 20 } }],
    ],
    [
      'Flip 3 coins. This attack does 10 more damage for each heads.',
      20,
      [
        { op: 'flip', coins: 3 },
        { op: 'more-damage', amount: { each: { count: 'HEADS' }, times: 10 } },
      ],
    ],
    [
      'Does 10 damage plus 10 more damage for each Energy card attached to the Defending Pokémon.',
      10,
      [{ op: 'more-damage', amount: { each: { count: 'ENERGY_CARDS', on: 'DEFENDER' }, times: 10 } }],
    ],
    [
      'This attack does 20 damage for each Fire Energy attached to this Pokémon.',
      0,
      [{ op: 'more-damage', amount: { each: { count: 'ENERGY', on: 'SELF', type: 'FIRE' }, times: 20 } }],
    ],
    [
      'Does 10 damage times the number of damage counters on this Pokémon.',
      0,
      [{ op: 'more-damage', amount: { each: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, times: 10 } }],
    ],
    [
      'Does 50 damage minus 10 damage for each damage counter on this Pokémon.',
      50,
      [{ op: 'less-damage', amount: { each: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, times: 10 } }],
    ],
    [
      "This attack does 10 less damage for each card in your opponent's hand.",
      60,
      [{ op: 'less-damage', amount: { each: { count: 'HAND', side: 'OPPONENT' }, times: 10 } }],
    ],
    [
      'This attack does 10 more damage for each of your Benched Pokémon.',
      10,
      [{ op: 'more-damage', amount: { each: { count: 'BENCH', side: 'OWN' }, times: 10 } }],
    ],
    [
      'This attack does 20 more damage for each Prize card you have taken.',
      20,
      [{ op: 'more-damage', amount: { each: { count: 'PRIZES_TAKEN', side: 'OWN' }, times: 20 } }],
    ],
    [
      'Discard all Fire Energy attached to this Pokémon. This attack does 40 damage for each Energy card discarded in this way.',
      0,
      [
        { op: 'first', effects: [{ op: 'discard-energy', target: 'SELF', count: 'ALL', type: 'FIRE' }] },
        { op: 'more-damage', amount: { each: { count: 'DISCARDED' }, times: 40 } },
      ],
    ],
    ['this Pokémon does 10 damage to itself.', 30, [{ op: 'damage', target: 'SELF', amount: 10 }]],
    [
      "Does 10 damage to each of your opponent's Benched Pokémon.",
      20,
      [{ op: 'damage', target: 'OPPONENT_BENCH', amount: 10 }],
    ],
    [
      "Does 10 damage to each Pokémon on each player's Bench.",
      40,
      [
        { op: 'damage', target: 'OPPONENT_BENCH', amount: 10 },
        { op: 'damage', target: 'OWN_BENCH', amount: 10 },
      ],
    ],
    [
      "This attack does 20 damage to 1 of your opponent's Pokémon.",
      0,
      [{ op: 'damage', target: { side: 'OPPONENT' }, amount: 20 }],
    ],
    [
      "Choose 1 of your opponent's Benched Pokémon. This attack does 20 damage to that Pokémon.",
      0,
      [{ op: 'damage', target: { side: 'OPPONENT', place: 'BENCH' }, amount: 20 }],
    ],
    [
      "This attack also does 10 damage to 2 of your opponent's Benched Pokémon.",
      30,
      [{ op: 'damage', target: { side: 'OPPONENT', place: 'BENCH', count: 2 }, amount: 10 }],
    ],
    [
      "Put 2 damage counters on 1 of your opponent's Pokémon.",
      0,
      [{ op: 'counters', target: { side: 'OPPONENT' }, counters: 2 }],
    ],
    [
      "This attack's damage isn't affected by Weakness or Resistance.",
      30,
      [
        { op: 'ignore', what: 'WEAKNESS' },
        { op: 'ignore', what: 'RESISTANCE' },
      ],
    ],
    ["This attack's damage isn't affected by Resistance.", 40, [{ op: 'ignore', what: 'RESISTANCE' }]],
    ["This attack's damage isn't affected by Weakness.", 40, [{ op: 'ignore', what: 'WEAKNESS' }]],
    [
      'If the Defending Pokémon has any damage counters on it, this attack does 20 more damage.',
      20,
      [
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on: 'DEFENDER' }, atLeast: 1 },
          then: [{ op: 'more-damage', amount: 20 }],
        },
      ],
    ],
    [
      'If this Pokémon has no damage counters on it, this attack does 30 more damage.',
      20,
      [
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, atMost: 0 },
          then: [{ op: 'more-damage', amount: 30 }],
        },
      ],
    ],
    [
      'If this Pokémon has 3 or more Energy attached to it, this attack does 40 more damage.',
      20,
      [
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'ENERGY', on: 'SELF' }, atLeast: 3 },
          then: [{ op: 'more-damage', amount: 40 }],
        },
      ],
    ],
    [
      'If this Pokémon has any Water Energy attached to it, this attack does 20 more damage.',
      20,
      [
        {
          op: 'if',
          test: { test: 'COUNT', of: { count: 'ENERGY', on: 'SELF', type: 'WATER' }, atLeast: 1 },
          then: [{ op: 'more-damage', amount: 20 }],
        },
      ],
    ],
    [
      'If the Defending Pokémon is Poisoned, this attack does 40 more damage.',
      20,
      [
        {
          op: 'if',
          test: { test: 'HAS_CONDITION', on: 'DEFENDER', condition: 'POISONED' },
          then: [{ op: 'more-damage', amount: 40 }],
        },
      ],
    ],
    [
      "This attack does 30 more damage if your opponent's Active Pokémon is affected by a Special Condition.",
      20,
      [{ op: 'if', test: { test: 'HAS_CONDITION', on: 'DEFENDER' }, then: [{ op: 'more-damage', amount: 30 }] }],
    ],
    [
      "If your opponent's Active Pokémon is a Water Pokémon, this attack does 20 more damage.",
      20,
      [
        {
          op: 'if',
          test: { test: 'HAS_TYPE', on: 'DEFENDER', type: 'WATER' },
          then: [{ op: 'more-damage', amount: 20 }],
        },
      ],
    ],
    [
      'If there is any Stadium card in play, this attack does 20 more damage.',
      20,
      [{ op: 'if', test: { test: 'STADIUM_IN_PLAY' }, then: [{ op: 'more-damage', amount: 20 }] }],
    ],
    [
      'If you have more Prize cards remaining than your opponent, this attack does 50 more damage.',
      20,
      [{ op: 'if', test: { test: 'BEHIND_ON_PRIZES' }, then: [{ op: 'more-damage', amount: 50 }] }],
    ],
    [
      'Flip 2 coins. If both of them are heads, the Defending Pokémon is now Paralyzed. If both of them are tails, this Pokémon does 10 damage to itself.',
      20,
      [
        {
          op: 'flip',
          coins: 2,
          heads: [{ op: 'condition', condition: 'PARALYZED', target: 'DEFENDER' }],
          tails: [{ op: 'damage', target: 'SELF', amount: 10 }],
        },
      ],
    ],
    [
      "This attack does 10 damage for each of your opponent's Benched Pokémon.",
      0,
      [{ op: 'more-damage', amount: { each: { count: 'BENCH', side: 'OPPONENT' }, times: 10 } }],
    ],
  ])('%s', (text, damage, effects) => expect(read(text, { damage })).toMatchObject({ effects, unread: [] }));
});
