import { describe, expect, it } from '@jest/globals';
import { carryOut, table } from '../../table.fixture.js';

describe('draw', () => {
  it('draws for either side', () => {
    const { state } = carryOut(table(), [
      { op: 'draw', count: 2 },
      { op: 'draw', side: 'OPPONENT', count: 1 },
    ]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([2, 1]);
  });
  it('draws what there is, and nobody loses by it', () => {
    const { state } = carryOut(table({ own: { deck: ['ember-fox'] } }), [{ op: 'draw', count: 3 }]);
    expect([state.players[0].hand.length, state.result]).toEqual([1, null]);
  });
});
