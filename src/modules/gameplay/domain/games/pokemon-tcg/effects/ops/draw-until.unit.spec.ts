import { describe, expect, it } from '@jest/globals';
import { carryOut, table } from '../../table.fixture.js';

describe('draw-until', () => {
  it.each([
    [1, 4],
    [4, 4],
    [6, 6],
  ])('with %i cards in hand ends at %i', (held, size) => {
    const hand = Array.from({ length: held }, () => 'fire-energy');
    const { state } = carryOut(table({ own: { hand } }), [{ op: 'draw-until', handSize: 4 }]);
    expect(state.players[0].hand).toHaveLength(size);
  });
});
