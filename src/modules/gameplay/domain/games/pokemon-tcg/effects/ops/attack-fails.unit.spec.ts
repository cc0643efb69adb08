import { describe, expect, it } from '@jest/globals';
import { act, activeOf, eventTypes, table } from '../../table.fixture.js';

describe('attack-fails', () => {
  const state = table({
    own: { active: { card: 'thunder-roc', energy: ['lightning-energy', 'lightning-energy'] } },
    other: { active: 'hollow-stag' },
  });
  const attack = { type: 'ATTACK', data: { attackIndex: 0 } } as const;
  it('does nothing on tails', () => {
    const after = act(state, attack, 'T');
    expect(activeOf(after.state, 1).damage).toBe(0);
    expect(eventTypes(after)).toContain('ATTACK_FAILED');
  });
  it('hits on heads', () => expect(activeOf(act(state, attack, 'H').state, 1).damage).toBe(70));
});
