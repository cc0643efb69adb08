import { describe, expect, it } from '@jest/globals';
import { act, table } from '../../table.fixture.js';

describe('less-damage', () => {
  it.each([
    [0, 80],
    [30, 50],
  ])('takes away for each damage counter: %i damage leaves %i', (damage, left) => {
    const energy = ['lightning-energy', 'lightning-energy', 'lightning-energy'];
    const state = table({ own: { active: { card: 'static-ram', damage, energy } }, other: { active: 'hollow-stag' } });
    const { events } = act(state, { type: 'ATTACK', data: { attackIndex: 0 } });
    expect(events.find(({ type }) => type === 'DAMAGED')!.data.base).toBe(left);
  });
});
