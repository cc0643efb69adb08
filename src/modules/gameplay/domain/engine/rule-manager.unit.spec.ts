import { describe, expect, it } from '@jest/globals';
import { register, ruleManager, unregister, type RuleBehaviour, type RuleRegistration } from './rule-manager.js';

type Types = {
  MAY: { readonly context: number; readonly result: boolean };
  COST: { readonly context: number; readonly result: number };
};
type Name = keyof Types;
interface State {
  readonly rules: readonly RuleRegistration<Name>[];
}

const MAY: Record<string, RuleBehaviour<State, number, boolean>> = {
  never: { modify: () => false },
  always: { modify: () => true },
  licence: { grant: (_, __, asked) => asked > 10 },
  small: { modify: (_, __, asked, may) => may && asked < 5 },
};
const COST: Record<string, RuleBehaviour<State, number, number>> = {
  dearer: { modify: (_, __, by, cost) => cost + by },
  double: { modify: (_, __, ___, cost) => cost * 2 },
};

const evaluate = ruleManager<State, Types>(
  ({ rules }) => rules,
  (_, card, type) => (type === 'MAY' ? MAY[card] : COST[card]) as never,
);
const having = (type: Name, ...cards: string[]): State => ({
  rules: cards.reduce<readonly RuleRegistration<Name>[]>((rules, card, i) => register(rules, card, type, i + 1), []),
});

describe('rule manager', () => {
  it('answers the initial value where nothing is registered', () => {
    expect(evaluate(having('MAY'), 'COST', 1, 3)).toBe(3);
  });

  it('folds in the order of registration', () => {
    expect(evaluate(having('COST', 'dearer', 'double'), 'COST', 1, 3)).toBe(8);
    expect(evaluate(having('COST', 'double', 'dearer'), 'COST', 1, 3)).toBe(7);
  });

  it('goes by the order, not by the place in the list', () => {
    const { rules } = having('COST', 'dearer', 'double');
    expect(evaluate({ rules: rules.toReversed() }, 'COST', 1, 3)).toBe(8);
  });

  it('asks only the rules of the type', () => {
    expect(evaluate(having('MAY', 'never'), 'COST', 1, 3)).toBe(3);
  });

  it('never turns a false into true', () => {
    expect(evaluate(having('MAY', 'never', 'always'), 'MAY', 1, true)).toBe(false);
    expect(evaluate(having('MAY', 'always'), 'MAY', 1, false)).toBe(false);
  });

  it('lets a grant allow what restrictions deny, wherever it stands', () => {
    expect(evaluate(having('MAY', 'never', 'licence'), 'MAY', 11, true)).toBe(true);
    expect(evaluate(having('MAY', 'licence', 'never'), 'MAY', 11, false)).toBe(true);
  });

  it('leaves restrictions in force where a grant does not apply', () => {
    expect(evaluate(having('MAY', 'licence', 'small'), 'MAY', 7, true)).toBe(false);
    expect(evaluate(having('MAY', 'licence', 'small'), 'MAY', 3, true)).toBe(true);
  });

  it('unregisters one rule of a card, or all', () => {
    const rules = register(register(having('MAY', 'never').rules, 'never', 'COST', 2), 'small', 'MAY', 3);
    expect(unregister(rules, 'never', 'MAY').map(({ cardId, ruleType }) => `${cardId} ${ruleType}`)).toEqual([
      'never COST',
      'small MAY',
    ]);
    expect(unregister(rules, 'never').map(({ cardId }) => cardId)).toEqual(['small']);
  });
});
