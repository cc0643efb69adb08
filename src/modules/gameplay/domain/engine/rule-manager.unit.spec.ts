import { describe, expect, it } from '@jest/globals';
import { register, ruleManager, type RuleBehaviour, type RuleRegistration, unregister } from './rule-manager.js';

type Types = {
  readonly retreatCost: { readonly context: { readonly unit: string }; readonly result: number };
  readonly mayAttack: { readonly context: { readonly unit: string }; readonly result: boolean };
};
type RuleType = keyof Types & string;
interface State {
  readonly rules: readonly RuleRegistration<RuleType>[];
}

const costs: Record<string, RuleBehaviour<State, { readonly unit: string }, number>> = {
  'plus-one': { modify: (_state, _card, _context, cost) => cost + 1 },
  double: { modify: (_state, _card, _context, cost) => cost * 2 },
  'free-for-birds': { modify: (_state, _card, { unit }, cost) => (unit === 'bird' ? 0 : cost) },
};
const permissions: Record<string, RuleBehaviour<State, { readonly unit: string }, boolean>> = {
  forbid: { modify: () => false },
  allow: { modify: () => true },
  'grant-birds': { grant: (_state, _card, { unit }) => unit === 'bird' },
};

const ask = ruleManager<State, Types>(
  ({ rules }) => rules,
  (_state, cardId, ruleType) => (ruleType === 'retreatCost' ? costs[cardId] : permissions[cardId]) as never,
);
const given = (ruleType: RuleType, ...cards: readonly string[]): State => ({
  rules: cards.map((cardId, order) => ({ cardId, ruleType, order })),
});
const cost = (state: State, unit = 'dog') => ask(state, 'retreatCost', { unit }, 1);
const attack = (state: State, unit = 'dog', initial = true) => ask(state, 'mayAttack', { unit }, initial);

describe('values', () => {
  it('stay as they are without a card', () => expect(cost(given('retreatCost'))).toBe(1));
  it('are changed in the order of registration', () =>
    expect(cost(given('retreatCost', 'plus-one', 'double'))).toBe(4));
  it('come out otherwise in the other order', () => expect(cost(given('retreatCost', 'double', 'plus-one'))).toBe(3));
  it('follow the order, not the place in the list', () =>
    expect(cost({ rules: given('retreatCost', 'plus-one', 'double').rules.toReversed() })).toBe(4));
  it('may depend on the context', () =>
    expect(['dog', 'bird'].map((unit) => cost(given('retreatCost', 'free-for-birds'), unit))).toEqual([1, 0]));
  it('pass over cards without a behaviour', () => expect(cost(given('retreatCost', 'unknown', 'plus-one'))).toBe(2));
  it('pass over cards registered for another rule', () => expect(cost(given('mayAttack', 'plus-one'))).toBe(1));
});

describe('permissions', () => {
  it('are restricted by a card', () => expect(attack(given('mayAttack', 'forbid'))).toBe(false));
  it('once lost are not given back by a later card', () =>
    expect(attack(given('mayAttack', 'forbid', 'allow'))).toBe(false));
  it('are granted before any restriction is asked', () =>
    expect(attack(given('mayAttack', 'forbid', 'grant-birds'), 'bird')).toBe(true));
  it('are granted only to whom the grant is for', () =>
    expect(attack(given('mayAttack', 'forbid', 'grant-birds'), 'dog')).toBe(false));
  it('that start out refused are not given by a restriction either', () =>
    expect(attack(given('mayAttack', 'allow'), 'dog', false)).toBe(false));
  it('that start out refused are given by a grant', () =>
    expect(attack(given('mayAttack', 'grant-birds'), 'bird', false)).toBe(true));
});

describe('registrations', () => {
  const rules = register(register([], 'a', 'mayAttack', 1), 'a', 'retreatCost', 2);
  it('are added at the end', () => expect(rules.map(({ ruleType }) => ruleType)).toEqual(['mayAttack', 'retreatCost']));
  it('of a card are taken away together', () => expect(unregister(rules, 'a')).toEqual([]));
  it('of a card are taken away one by one', () =>
    expect(unregister(rules, 'a', 'mayAttack')).toEqual([{ cardId: 'a', ruleType: 'retreatCost', order: 2 }]));
  it('of other cards stay', () => expect(unregister(rules, 'b')).toEqual(rules));
  it('survive JSON', () => expect(JSON.parse(JSON.stringify(rules))).toEqual(rules));
});
