import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, table } from '../../table.fixture.js';

describe('shuffle-deck', () => {
  it('puts the deck in a new order', () => {
    const { state } = carryOut(table({ own: { deck: ['ember-fox', 'coal-imp'] } }), [{ op: 'shuffle-deck' }]);
    expect(cardsIn(state, 0, 'deck')).toEqual(['coal-imp', 'ember-fox']);
  });
});
