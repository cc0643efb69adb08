import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../table.fixture.js';

describe('cannot-retreat', () => {
  it("holds the Defending Pokémon in its player's next turn", () =>
    expect(activeOf(carryOut(table(), [{ op: 'cannot-retreat' }]).state, 1).markers).toEqual([
      { kind: 'CANNOT_RETREAT', turn: 4 },
    ]));
});
