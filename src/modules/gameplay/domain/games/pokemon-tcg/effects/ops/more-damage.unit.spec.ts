import { describe, expect, it } from '@jest/globals';
import { act, table, type Mon } from '../../table.fixture.js';

describe('more-damage', () => {
  const dealt = (active: Mon, attackIndex: number, flips = '') =>
    act(
      table({ own: { active }, other: { active: 'abyss-leviathan' } }),
      { type: 'ATTACK', data: { attackIndex } },
      flips,
    ).events.find(({ type }) => type === 'DAMAGED')!.data.base;
  it('adds for each Energy of a type', () =>
    expect(
      dealt({ card: 'bramblelord', energy: ['grass-energy', 'grass-energy', 'prism-energy', 'fire-energy'] }, 0),
    ).toBe(90));
  it('adds for each damage counter', () =>
    expect(dealt({ card: 'coal-imp', damage: 30, energy: ['fire-energy'] }, 0)).toBe(40));
  it('adds for each heads', () =>
    expect(dealt({ card: 'storm-rat', energy: ['lightning-energy', 'lightning-energy'] }, 0, 'HTH')).toBe(60));
});
