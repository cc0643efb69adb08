import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('return-to-hand', () => {
  const state = table({
    own: {
      active: 'meadow-hare',
      bench: [{ card: 'blaze-vixen', under: ['ember-fox'], energy: ['fire-energy'], tool: 'heros-band', damage: 30 }],
    },
  });
  const target = { side: 'OWN', place: 'BENCH' } as const;
  it('takes everything along', () => {
    const after = carryOut(state, [{ op: 'return-to-hand', target, attached: 'HAND' }]).state;
    expect(cardsIn(after, 0, 'hand')).toEqual(['blaze-vixen', 'ember-fox', 'fire-energy', 'heros-band']);
  });
  it('or leaves what was attached on the discard pile', () => {
    const after = carryOut(state, [{ op: 'return-to-hand', target, attached: 'DISCARD' }]).state;
    expect(cardsIn(after, 0, 'discard')).toEqual(['fire-energy', 'heros-band']);
  });
  it('gives new ids to what is hidden again', () => {
    const after = carryOut(state, [{ op: 'return-to-hand', target, attached: 'HAND' }]).state;
    expect(after.cards).not.toHaveProperty(id(0, 'blaze-vixen'));
  });
});
