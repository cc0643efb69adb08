import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, table } from '../../table.fixture.js';

describe('discard-deck', () => {
  it('takes the top cards, as many as there are', () => {
    const state = table({ own: { deck: ['ember-fox', 'coal-imp', 'lasso'] } });
    expect(cardsIn(carryOut(state, [{ op: 'discard-deck', side: 'OWN', count: 2 }]).state, 0, 'discard')).toEqual([
      'lasso',
      'coal-imp',
    ]);
  });
});
