import { describe, expect, it } from '@jest/globals';
import { ruleManager, type RuleRegistration } from '../../engine/rule-manager.js';
import { isDeploymentAllowed } from './index.js';
import { activate, choose, follow, pass, restored } from './test-actions.js';
import { given, own } from './test-states.js';

describe('where we decided', () => {
  it('an uncontested Rogue wins its terrain: power turns round only where both slots hold a unit', () => {
    const { state } = follow(given({ own: ['rogue'], opponent: { isDone: true } }), pass(0));
    expect(state.history[0].terrains[0]).toBe(0);
  });

  it('two Rogues on a terrain do not cancel out', () => {
    const start = given({
      own: ['rogue'],
      enemy: ['rogue'],
      units: { 'e-rogue': { buffs: 1 } },
      opponent: { isDone: true },
    });
    expect(follow(start, pass(0)).state.history[0].terrains[0]).toBe(0);
  });

  it('rules are registered on every entry to a slot, not in a Deploy ability', () => {
    const start = given({ own: ['necromancer'], graveyard: ['sentinel'] });
    const { state } = follow(start, activate('o-necromancer', own(2)), choose(0));
    expect(isDeploymentAllowed(state, { definition: 'bard', owner: 1 }, { terrain: 2, seat: 1 })).toBe(false);
  });

  it('registrations are data: a stored state goes on to deny', () => {
    const start = given({ enemy: ['sentinel'] });
    expect(JSON.parse(JSON.stringify(start.rules))).toEqual(start.rules);
    expect(isDeploymentAllowed(restored(start), { definition: 'bard', owner: 0 }, own(0))).toBe(false);
  });

  it('boolean rules restrict; a permission is a grant', () => {
    type Types = { CAN: { readonly context: null; readonly result: boolean } };
    const rules: readonly RuleRegistration<'CAN'>[] = [
      { cardId: 'denies', ruleType: 'CAN', order: 1 },
      { cardId: 'allows', ruleType: 'CAN', order: 2 },
    ];
    const asked = (allows: { modify?: () => boolean; grant?: () => boolean }): boolean =>
      ruleManager<null, Types>(
        () => rules,
        (_, card) => (card === 'denies' ? { modify: () => false } : allows),
      )(null, 'CAN', null, true);
    expect(asked({ modify: () => true })).toBe(false);
    expect(asked({ grant: () => true })).toBe(true);
  });

  it('turns: activations alone cannot stall', () => {
    const { state } = follow(given({ own: ['ranger'] }), activate('o-ranger', own(1)), pass(0));
    expect(state.players[0].isDone).toBe(true);
  });

  it('terrains: there are five, a slot a player each', () => {
    expect(given().terrains.map(({ slots }) => slots.length)).toEqual([2, 2, 2, 2, 2]);
  });

  it('victory: best of three skirmishes', () => {
    const won = { skirmish: 1, terrains: [0, null, null, null, null], sp: [1, 0], winner: 0 } as const;
    const start = given({
      own: ['bard'],
      player: { marks: 1 },
      opponent: { isDone: true },
      state: { skirmish: 2, history: [won] },
    });
    expect(follow(start, pass(0)).state.result).toEqual({ winner: 0, reason: 'TWO_MARKS' });
  });
});
