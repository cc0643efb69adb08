import { describe, expect, it } from '@jest/globals';
import { act, activeOf, eventTypes, table } from '../table.fixture.js';

describe('a confused attacker flips first', () => {
  const state = table({
    own: {
      active: {
        card: 'hollow-stag',
        energy: ['grass-energy', 'grass-energy', 'grass-energy'],
        conditions: ['CONFUSED'],
      },
    },
    other: { active: 'hollow-stag' },
  });
  const attack = { type: 'ATTACK', data: { attackIndex: 0 } } as const;
  it('tails: the attack fails and 30 go to itself', () => {
    const after = act(state, attack, 'T');
    expect([activeOf(after.state, 0).damage, activeOf(after.state, 1).damage]).toEqual([30, 0]);
    expect(eventTypes(after)).toContain('ATTACK_FAILED');
  });
  it('heads: the attack goes on', () => {
    const after = act(state, attack, 'H').state;
    expect([activeOf(after, 0).damage, activeOf(after, 1).damage]).toEqual([0, 50]);
  });
});
