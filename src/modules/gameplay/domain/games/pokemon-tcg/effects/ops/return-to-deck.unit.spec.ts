import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('return-to-deck', () => {
  it('shuffles the Pokémon and all on it into the deck of its player', () => {
    const bench = [{ card: 'blaze-vixen', under: ['ember-fox'], energy: ['fire-energy'] }];
    const state = table({ other: { bench, deck: ['coal-imp'] } });
    const target = { side: 'OPPONENT', place: 'BENCH' } as const;
    const after = carryOut(state, [{ op: 'return-to-deck', target }]).state;
    expect(cardsIn(after, 1, 'deck').sort()).toEqual(['blaze-vixen', 'coal-imp', 'ember-fox', 'fire-energy']);
    expect(after.cards).not.toHaveProperty(id(1, 'blaze-vixen'));
  });
});
