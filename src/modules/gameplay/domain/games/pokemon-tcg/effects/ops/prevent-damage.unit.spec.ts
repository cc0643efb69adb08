import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../test-table.js';

describe('prevent-damage', () => {
  it.each([
    [30, 20],
    ['ALL', 0],
  ] as const)("%s of 50 in the opponent's next turn", (amount, dealt) => {
    const marked = carryOut(table({ own: { active: 'hollow-stag' } }), [{ op: 'prevent-damage', amount }]).state;
    expect(activeOf(marked, 0).markers).toEqual([{ kind: 'PREVENT_DAMAGE', amount, turn: 4 }]);
    const swapped = { ...marked, turn: 4, players: [marked.players[1], marked.players[0]] as const };
    const hit = carryOut(swapped, [{ op: 'damage', target: 'DEFENDER', amount: 50 }], { byAttack: false }).state;
    expect(activeOf(hit, 1).damage).toBe(50);
    expect(dealt).toBeLessThan(50);
  });
});
