import { describe, expect, it } from '@jest/globals';
import { act, activeOf, table } from '../../table.fixture.js';

describe('first', () => {
  it('comes before the damage of the attack', () => {
    const state = table({
      own: { active: { card: 'inferno-kitsune', energy: ['fire-energy', 'fire-energy'] } },
      other: { active: 'hollow-stag', bench: ['meadow-hare'] },
    });
    const { events } = act(state, { type: 'ATTACK', data: { attackIndex: 0 } });
    const told = events.map(({ type }) => type);
    expect(told.indexOf('ENERGY_DISCARDED')).toBeLessThan(told.indexOf('DAMAGED'));
    expect(events.find(({ type }) => type === 'DAMAGED')!.data).toMatchObject({ base: 120, weakness: 2, amount: 240 });
    expect(activeOf(state, 1).damage).toBe(0);
  });
});
