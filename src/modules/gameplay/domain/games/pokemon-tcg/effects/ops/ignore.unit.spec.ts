import { describe, expect, it } from '@jest/globals';
import { act, activeOf, table } from '../../table.fixture.js';

describe('ignore', () => {
  it('leaves out what protects the defender', () => {
    const active = { card: 'steel-drake', energy: ['metal-energy', 'metal-energy', 'metal-energy'] };
    const state = table({ own: { active }, other: { active: 'tide-turtle', bench: ['meadow-hare'] } });
    expect(activeOf(act(state, { type: 'ATTACK', data: { attackIndex: 0 } }).state, 1).damage).toBe(70);
  });
  it('leaves out Resistance', () => {
    const active = { card: 'mesa-monk', energy: ['fighting-energy', 'fighting-energy'] };
    const state = table({ own: { active }, other: { active: 'oracle-owl' } });
    expect(activeOf(act(state, { type: 'ATTACK', data: { attackIndex: 1 } }).state, 1).damage).toBe(30);
  });
});
