import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, table } from '../../table.fixture.js';

describe('discard-stadium', () => {
  it('goes to the discard pile of its player', () => {
    const { state } = carryOut(table({ stadium: 'verdant-field' }), [{ op: 'discard-stadium' }]);
    expect([state.stadium, cardsIn(state, 1, 'discard')]).toEqual([null, ['verdant-field']]);
  });
});
