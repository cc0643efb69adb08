import { describe, expect, it } from '@jest/globals';
import type { Passive } from '../../cards/effect.js';
import { readLasting } from './passives.js';
import { sentencesOf } from './sentences.js';

describe('what lasts while a card is in play', () => {
  it.each<[string, Passive]>([
    ["This Pokémon's attacks do 10 more damage.", { rule: 'DAMAGE_DEALT', amount: 10, applies: 'SELF' }],
    ['The attacks of your Pokémon do 10 more damage.', { rule: 'DAMAGE_DEALT', amount: 10, applies: 'OWN' }],
    [
      'The attacks of your Fire Pokémon do 20 more damage.',
      { rule: 'DAMAGE_DEALT', amount: 20, applies: 'OWN', type: 'FIRE' },
    ],
    [
      "The attacks of Fire Pokémon (both yours and your opponent's) do 10 more damage.",
      { rule: 'DAMAGE_DEALT', amount: 10, applies: 'ALL', type: 'FIRE' },
    ],
    ['This Pokémon takes 20 less damage from attacks.', { rule: 'DAMAGE_TAKEN', amount: -20, applies: 'SELF' }],
    [
      'Any damage done to this Pokémon by attacks is reduced by 10 (after applying Weakness and Resistance).',
      { rule: 'DAMAGE_TAKEN', amount: -10, applies: 'SELF' },
    ],
    ['All of your Pokémon take 10 less damage from attacks.', { rule: 'DAMAGE_TAKEN', amount: -10, applies: 'OWN' }],
    ['The Pokémon this card is attached to gets +20 HP.', { rule: 'HP', amount: 20, applies: 'SELF' }],
    ['Each Grass Pokémon in play gets +10 HP.', { rule: 'HP', amount: 10, applies: 'ALL', type: 'GRASS' }],
    ['This Pokémon has no Retreat Cost.', { rule: 'RETREAT_COST', amount: -10, applies: 'SELF' }],
    ["This Pokémon's Retreat Cost is 1 less.", { rule: 'RETREAT_COST', amount: -1, applies: 'SELF' }],
    ['The Retreat Cost of each of your Pokémon is 1 less.', { rule: 'RETREAT_COST', amount: -1, applies: 'OWN' }],
    ["Each Pokémon's Retreat Cost is 1 less.", { rule: 'RETREAT_COST', amount: -1, applies: 'ALL' }],
  ])('%s', (text, passive) =>
    expect(readLasting(sentencesOf(text))).toMatchObject({ passives: [passive], unread: [] }),
  );

  it('anything else is named, and nothing of the text is kept', () =>
    expect(readLasting(['This Pokémon has no Retreat Cost', 'This Pokémon sings'])).toEqual({
      passives: [],
      sentences: 2,
      unread: ['This Pokémon sings'],
    }));
});
