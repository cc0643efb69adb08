import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../domain/engine/random.js';
import {
  attack,
  cardTarget,
  drawCard,
  duel,
  endStrategy,
  laneTarget,
  protect,
} from '../domain/games/tridimensional-duels/duels.fixture.js';
import { tridimensionalDuels, type DuelState } from '../domain/games/tridimensional-duels/index.js';
import { RuleValidation } from './rule-validation.js';

const rules = new RuleValidation(tridimensionalDuels);
const chance = seededRandom('duels', 1);
const state = duel({ champion: 'invictus', left: 'iron-guardian' });

describe('the rule validation of TridimensionalDuels', () => {
  it('discards a state that breaks an invariant as a CRITICAL_ERROR', () => {
    const broken = (before: DuelState): DuelState => ({ ...before, lanes: [[9, 20, 5], before.lanes[1]] });
    const faulty = new RuleValidation({
      ...tridimensionalDuels,
      apply: (before) => ({ state: broken(before), events: [] }),
    });
    expect(faulty.apply(state, endStrategy, chance)).toMatchObject({
      ok: false,
      error: {
        code: 'CRITICAL_ERROR',
        severity: 'CRITICAL',
        details: { broken: ['lanes[0][0]: 9 is not from 0 to 5'] },
      },
    });
  });

  it('answers a player’s mistake with RETRY', () =>
    expect(rules.apply(state, drawCard, chance)).toMatchObject({ ok: false, error: { severity: 'RETRY' } }));

  it('says that an exception was used', () =>
    expect(rules.apply(state, attack('a-invictus', cardTarget('b-ethereal-wisper')), chance)).toMatchObject({
      ok: true,
      value: { exceptionApplied: true },
    }));

  it('checks a whole plan, each action in the state that the earlier ones leave', () => {
    const plan = [protect('a-iron-guardian'), endStrategy, attack('a-iron-guardian', laneTarget(1, 0))];
    expect(rules.validateSequence(state, plan.slice(0, 2), () => chance)).toEqual({ valid: true, checked: 2 });
    expect(rules.validateSequence(state, plan, () => chance)).toMatchObject({
      valid: false,
      failedIndex: 2,
      failedAction: plan[2],
      code: 'INVALID_ACTION_TIMING',
    });
    expect(state.queued).toEqual({});
  });
});
