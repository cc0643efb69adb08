import { describe, expect, it } from '@jest/globals';
import { carryOut, table } from '../../table.fixture.js';

describe('reveal-hand', () => {
  it('tells the cards without their ids', () => {
    const { events } = carryOut(table({ other: { hand: ['lasso', 'ember-fox'] } }), [
      { op: 'reveal-hand', side: 'OPPONENT' },
    ]);
    expect(events[0].data).toEqual({ seat: 1, cards: ['ember-fox', 'lasso'] });
  });
});
