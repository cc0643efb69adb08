import { describe, expect, it } from '@jest/globals';
import { attackDamage } from '../../attack/damage.js';
import { activeOf, carryOut, id, table } from '../../table.fixture.js';

describe('prevent-damage', () => {
  it.each([
    [30, 20],
    ['ALL', 0],
  ] as const)("%s: of 50 damage in the opponent's next turn %i are dealt", (amount, dealt) => {
    const marked = carryOut(table({ own: { active: 'hollow-stag' } }), [{ op: 'prevent-damage', amount }]).state;
    expect(activeOf(marked, 0).markers).toEqual([{ kind: 'PREVENT_DAMAGE', amount, turn: 4 }]);
    const next = { ...marked, turn: 4 };
    expect(attackDamage(next, id(1, 'meadow-hare'), id(0, 'hollow-stag'), 50).total).toBe(dealt);
  });
  it('is over after that turn', () => {
    const marked = carryOut(table({ own: { active: 'hollow-stag' } }), [{ op: 'prevent-damage', amount: 'ALL' }]).state;
    const later = { ...marked, turn: 6 };
    expect(attackDamage(later, id(1, 'meadow-hare'), id(0, 'hollow-stag'), 50).total).toBe(50);
  });
});
