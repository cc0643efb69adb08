import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../table.fixture.js';

describe('flip-until-tails', () => {
  it.each([
    ['T', 0],
    ['HT', 10],
    ['HHHT', 30],
  ])('%s counts its heads', (coins, damage) => {
    const amount = { each: { count: 'HEADS' }, times: 10 } as const;
    const { state } = carryOut(table(), [{ op: 'flip-until-tails' }, { op: 'damage', target: 'DEFENDER', amount }], {
      coins,
    });
    expect(activeOf(state, 1).damage).toBe(damage);
  });
});
