import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, id, inPlay, table } from '../../table.fixture.js';

describe('condition', () => {
  it.each([
    ['ASLEEP', ['PARALYZED'], ['ASLEEP']],
    ['CONFUSED', ['ASLEEP'], ['CONFUSED']],
    ['PARALYZED', ['CONFUSED', 'POISONED'], ['POISONED', 'PARALYZED']],
    ['POISONED', ['ASLEEP', 'BURNED'], ['ASLEEP', 'BURNED', 'POISONED']],
    ['BURNED', ['BURNED'], ['BURNED']],
  ] as const)('%s upon %s leaves %s', (condition, conditions, left) => {
    const state = table({ other: { active: { card: 'meadow-hare', conditions } } });
    expect(activeOf(carryOut(state, [{ op: 'condition', condition }]).state, 1).conditions).toEqual(left);
  });
  it('reaches the Active Pokémon only', () => {
    const state = table({ other: { bench: ['ember-fox'] } });
    const after = carryOut(state, [{ op: 'condition', condition: 'BURNED', target: 'OPPONENT_ALL' }]).state;
    expect(inPlay(after, id(1, 'ember-fox')).conditions).toEqual([]);
  });
});
