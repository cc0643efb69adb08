import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../table.fixture.js';

describe('boost-next-turn', () => {
  it("counts in one's own next turn", () =>
    expect(activeOf(carryOut(table(), [{ op: 'boost-next-turn', amount: 40 }]).state, 0).markers).toEqual([
      { kind: 'BOOST', amount: 40, turn: 5 },
    ]));
});
