import { describe, expect, it } from '@jest/globals';
import { effectsTask } from '../effects-task.js';
import { countOf } from '../amount.js';
import { act, id, table, type Mon } from '../../table.fixture.js';

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
  it.each([
    ['ENERGY', undefined, 3],
    ['ENERGY_CARDS', undefined, 2],
    ['ENERGY_CARDS', 'GRASS', 1],
  ] as const)('%s of the type %s', (count, type, expected) => {
    const energy = ['grass-energy', 'double-boost-energy'];
    const state = table({ own: { active: { card: 'bramblelord', energy } } });
    const scene = effectsTask(0, id(0, 'bramblelord'), '', []);
    expect(countOf(state, scene, { count, on: 'SELF', ...(type ? { type } : {}) })).toBe(expected);
  });
});
