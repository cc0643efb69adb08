import { describe, expect, it } from '@jest/globals';
import { carryOut, id, inPlay, table } from '../../table.fixture.js';

describe('heal', () => {
  it.each([
    [20, 30],
    [80, 0],
    ['ALL', 0],
  ] as const)('%s of 50 leaves %i', (amount, left) => {
    const state = table({ own: { active: { card: 'hollow-stag', damage: 50 } } });
    const after = carryOut(state, [{ op: 'heal', target: 'SELF', amount }]).state;
    expect(inPlay(after, id(0, 'hollow-stag')).damage).toBe(left);
  });
  it('offers only damaged Pokémon', () => {
    const state = table({ own: { active: 'hollow-stag', bench: [{ card: 'ember-fox', damage: 10 }] } });
    const after = carryOut(state, [{ op: 'heal', target: { side: 'OWN', damaged: true }, amount: 10 }]).state;
    expect(inPlay(after, id(0, 'ember-fox')).damage).toBe(0);
  });
});
