import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table } from '../../table.fixture.js';

describe('cure', () => {
  const state = table({ own: { active: { card: 'meadow-hare', conditions: ['BURNED', 'ASLEEP'] } } });
  it('removes all conditions', () =>
    expect(activeOf(carryOut(state, [{ op: 'cure', target: 'OWN_ACTIVE' }]).state, 0).conditions).toEqual([]));
  it('removes only those it names', () =>
    expect(
      activeOf(carryOut(state, [{ op: 'cure', target: 'OWN_ACTIVE', conditions: ['BURNED'] }]).state, 0).conditions,
    ).toEqual(['ASLEEP']));
});
