import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../table.fixture.js';

describe('cannot-attack', () => {
  it.each([
    ['DEFENDER', 1, 4],
    ['SELF', 0, 5],
  ] as const)("holds %s in its player's next turn", (target, seat, turn) => {
    const { state } = carryOut(table(), [{ op: 'cannot-attack', target }]);
    expect(activeOf(state, seat).markers).toEqual([{ kind: 'CANNOT_ATTACK', turn }]);
  });
});
