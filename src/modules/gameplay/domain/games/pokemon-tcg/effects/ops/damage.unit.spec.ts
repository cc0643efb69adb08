import { describe, expect, it } from '@jest/globals';
import { act, carryOut, id, inPlay, table } from '../../table.fixture.js';

describe('damage', () => {
  it('goes to each of a group', () => {
    const state = table({ other: { bench: ['ember-fox', 'coal-imp'] } });
    const after = carryOut(state, [{ op: 'damage', target: 'OPPONENT_BENCH', amount: 20 }]).state;
    expect([id(1, 'ember-fox'), id(1, 'coal-imp')].map((card) => inPlay(after, card).damage)).toEqual([20, 20]);
  });
  it('to the Bench knows no Weakness', () => {
    const state = table({ own: { active: 'drizzle-newt' }, other: { bench: ['ember-fox'] } });
    const after = carryOut(state, [{ op: 'damage', target: 'OPPONENT_BENCH', amount: 20 }], { byAttack: true }).state;
    expect(inPlay(after, id(1, 'ember-fox')).damage).toBe(20);
  });
  it('of an attack to the Active Pokémon does', () => {
    const state = table({ own: { active: 'drizzle-newt' }, other: { active: 'ember-fox' } });
    const after = carryOut(state, [{ op: 'damage', target: 'DEFENDER', amount: 20 }], { byAttack: true }).state;
    expect(inPlay(after, id(1, 'ember-fox')).damage).toBe(40);
  });
  it('to itself is dealt as it is', () => {
    const after = carryOut(table({ own: { active: 'torch-lizard' } }), [{ op: 'damage', target: 'SELF', amount: 20 }], {
      byAttack: true,
    }).state;
    expect(inPlay(after, id(0, 'torch-lizard')).damage).toBe(20);
  });
  it('asks which Pokémon, up to so many', () => {
    const state = table({ other: { bench: ['ember-fox', 'coal-imp', 'ash-moth'] } });
    const target = { side: 'OPPONENT', place: 'BENCH', count: 2, upTo: true } as const;
    const asked = carryOut(state, [{ op: 'damage', target, amount: 10 }]).state;
    const { state: after } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(1, 'coal-imp')] } });
    expect([inPlay(after, id(1, 'coal-imp')).damage, inPlay(after, id(1, 'ash-moth')).damage]).toEqual([10, 0]);
  });
});
