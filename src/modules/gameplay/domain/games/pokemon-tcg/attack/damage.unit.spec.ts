import { describe, expect, it } from '@jest/globals';
import { id, table, type Mon, type TableInWords } from '../table.fixture.js';
import { attackDamage } from './damage.js';

const damage = (attacker: Mon | string, defender: Mon | string, base: number, words: TableInWords = {}) => {
  const state = table({ own: { active: attacker }, other: { active: defender }, ...words });
  return attackDamage(state, state.players[0].active!, state.players[1].active!, base);
};

describe('the order of damage: base → attacker → weakness → resistance → defender', () => {
  it('is the base where nothing changes it', () => expect(damage('meadow-hare', 'ember-fox', 30).total).toBe(30));
  it("adds the attacker's effects before weakness", () =>
    expect(damage({ card: 'drizzle-newt', tool: 'power-gauntlet' }, 'ember-fox', 20).total).toBe(60));
  it('adds a boost before weakness', () =>
    expect(
      damage({ card: 'drizzle-newt', markers: [{ kind: 'BOOST', amount: 40, turn: 3 }] }, 'ember-fox', 20).total,
    ).toBe(120));
  it('multiplies by weakness', () => expect(damage('drizzle-newt', 'ember-fox', 20).total).toBe(40));
  it('subtracts resistance', () => expect(damage('dune-boxer', 'oracle-owl', 50).total).toBe(20));
  it('is not below 0 after resistance', () => expect(damage('dune-boxer', 'oracle-owl', 20).total).toBe(0));
  it("subtracts the defender's effects last", () => expect(damage('volt-mouse', 'tide-turtle', 20).total).toBe(30));
  it('is not below 0 after the defender', () => expect(damage('meadow-hare', 'tide-turtle', 10).total).toBe(0));
  it('stays 0 where the attack does none', () =>
    expect(damage({ card: 'drizzle-newt', tool: 'power-gauntlet' }, 'ember-fox', 0).total).toBe(0));
  it('knows the Stadium', () =>
    expect(
      damage('ember-fox', 'meadow-hare', 20, { stadium: 'volcanic-rim', own: { active: 'ember-fox' } }).total,
    ).toBe(30));
  it('names its terms', () =>
    expect(damage({ card: 'volt-mouse', tool: 'power-gauntlet' }, 'tide-turtle', 20).terms).toEqual({
      base: 20,
      attackerEffects: 10,
      weakness: 2,
      resistance: 0,
      defenderEffects: -10,
    }));
  it('weakness and resistance count for the Active Pokémon only', () => {
    const state = table({ own: { active: 'drizzle-newt' }, other: { bench: ['ember-fox'] } });
    expect(attackDamage(state, id(0, 'drizzle-newt'), id(1, 'ember-fox'), 20).total).toBe(20);
  });
});
