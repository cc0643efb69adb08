import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../engine/random.js';
import type { Effect } from '../cards/effect.js';
import { pokemonTcg, type PokemonState } from '../index.js';
import { carryOut, cardsIn, table } from '../table.fixture.js';

const state = table({
  own: { hand: ['lasso'], deck: ['ember-fox', 'coal-imp', 'ash-moth'], prizes: ['antidote'] },
  other: { hand: ['mosskit', 'recycler'], deck: ['thornback', 'lasso'] },
});

const moments: [string, PokemonState][] = (
  [
    ['in the main phase', []],
    ['while its deck is searched', [{ op: 'search-deck', filter: {}, count: 1, to: 'HAND' }]],
    ['while top cards are looked at', [{ op: 'look-at-top', count: 2, take: 1, rest: 'BOTTOM' }]],
    [
      'while a hand is looked at',
      [{ op: 'discard-hand', side: 'OPPONENT', count: 1, by: 'OTHER', filter: { kind: 'ITEM' } }],
    ],
  ] as const satisfies [string, readonly Effect[]][]
).map(([name, effects]) => [name, carryOut(state, effects).state]);

describe.each(moments)('%s', (_, moment) => {
  it.each([0, 1, 'SPECTATOR'] as const)('another world looks the same to %s and holds together', (observer) => {
    for (let n = 0; n < 10; n++) {
      const other = pokemonTcg.redeal(moment, observer, seededRandom('redeal', n));
      expect(pokemonTcg.invariants(other)).toEqual([]);
      expect(pokemonTcg.view(other, observer)).toEqual(pokemonTcg.view(moment, observer));
    }
  });
});

it("one's own deck and prizes hold the same cards, dealt anew", () => {
  const worlds = Array.from({ length: 20 }, (_, n) => pokemonTcg.redeal(state, 0, seededRandom('own', n)));
  const prizes = new Set(worlds.map((world) => cardsIn(world, 0, 'prizes')[0]));
  expect([...prizes].sort()).toEqual(['antidote', 'ash-moth', 'coal-imp', 'ember-fox']);
});
