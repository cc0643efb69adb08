import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, inPlay, id, table } from '../../table.fixture.js';

describe('flip', () => {
  const poisoned = [{ op: 'condition', condition: 'POISONED' }] as const;
  const asleep = [{ op: 'condition', condition: 'ASLEEP' }] as const;
  it.each([
    ['heads', 'H', 1, ['POISONED']],
    ['tails', 'T', 1, ['ASLEEP']],
    ['all heads of three', 'HHH', 3, ['POISONED']],
    ['all tails of two', 'TT', 2, ['ASLEEP']],
    ['mixed coins', 'HT', 2, []],
  ])('%s', (_, coins, count, conditions) => {
    const { state } = carryOut(table(), [{ op: 'flip', coins: count, heads: poisoned, tails: asleep }], { coins });
    expect(activeOf(state, 1).conditions).toEqual(conditions);
  });
  it('remembers its heads for what follows', () => {
    const amount = { each: { count: 'HEADS' }, times: 10 } as const;
    const { state } = carryOut(
      table(),
      [
        { op: 'flip', coins: 3 },
        { op: 'damage', target: 'SELF', amount },
      ],
      {
        coins: 'HTH',
      },
    );
    expect(inPlay(state, id(0, 'meadow-hare')).damage).toBe(20);
  });
});
