import { describe, expect, it } from '@jest/globals';
import type { SpecialCondition } from '../cards/effect.js';
import { act, activeOf, table } from '../table.fixture.js';

const between = (own: SpecialCondition[], other: SpecialCondition[], coins = '') =>
  act(
    table({
      own: { active: { card: 'hollow-stag', conditions: own } },
      other: { active: { card: 'hollow-stag', conditions: other } },
    }),
    { type: 'END_TURN' },
    coins,
  ).state;

describe('between turns', () => {
  it('poison does 10, on both sides', () => {
    const state = between(['POISONED'], ['POISONED']);
    expect([activeOf(state, 0).damage, activeOf(state, 1).damage]).toEqual([10, 10]);
  });
  it.each([
    ['T', ['BURNED']],
    ['H', []],
  ])('burn does 20, then a flip of %s leaves %j', (coins, left) => {
    const { damage, conditions } = activeOf(between(['BURNED'], [], coins), 0);
    expect([damage, conditions]).toEqual([20, left]);
  });
  it.each([
    ['T', ['ASLEEP']],
    ['H', []],
  ])('asleep: a flip of %s leaves %j', (coins, left) =>
    expect(activeOf(between([], ['ASLEEP'], coins), 1).conditions).toEqual(left),
  );
  it("paralysis ends after its player's own turn", () =>
    expect(activeOf(between(['PARALYZED'], []), 0).conditions).toEqual([]));
  it("paralysis stays through the opponent's turn", () =>
    expect(activeOf(between([], ['PARALYZED']), 1).conditions).toEqual(['PARALYZED']));
  it('confusion stays', () => expect(activeOf(between(['CONFUSED'], []), 0).conditions).toEqual(['CONFUSED']));
  it('passes to the next turn by itself', () =>
    expect(between([], [])).toMatchObject({ matchState: 'PLAYER_TURN', phase: 'DRAW', turn: 4, activeSeat: 1 }));
});
