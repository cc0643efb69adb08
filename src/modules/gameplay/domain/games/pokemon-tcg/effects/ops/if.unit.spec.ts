import { describe, expect, it } from '@jest/globals';
import { activeOf, carryOut, table, type TableInWords } from '../../table.fixture.js';

describe('if', () => {
  const effects = (test: object) =>
    [
      {
        op: 'if',
        test,
        then: [{ op: 'damage', target: 'DEFENDER', amount: 10 }],
        else: [{ op: 'damage', target: 'DEFENDER', amount: 20 }],
      },
    ] as never;
  const asleep = { test: 'HAS_CONDITION', on: 'DEFENDER', condition: 'ASLEEP' };
  const counters = { test: 'COUNT', of: { count: 'DAMAGE_COUNTERS', on: 'SELF' }, atLeast: 2, atMost: 3 };
  it.each<[string, object, TableInWords, boolean]>([
    ['a condition is there', asleep, { other: { active: { card: 'meadow-hare', conditions: ['ASLEEP'] } } }, true],
    [
      'another condition is there',
      asleep,
      { other: { active: { card: 'meadow-hare', conditions: ['BURNED'] } } },
      false,
    ],
    [
      'any condition',
      { test: 'HAS_CONDITION', on: 'SELF' },
      { own: { active: { card: 'ember-fox', conditions: ['BURNED'] } } },
      true,
    ],
    ['the type', { test: 'HAS_TYPE', on: 'SELF', type: 'FIRE' }, { own: { active: 'ember-fox' } }, true],
    ['another type', { test: 'HAS_TYPE', on: 'DEFENDER', type: 'FIRE' }, {}, false],
    ['a Stadium', { test: 'STADIUM_IN_PLAY' }, { stadium: 'verdant-field' }, true],
    ['no Stadium', { test: 'STADIUM_IN_PLAY' }, {}, false],
    ['behind on prizes', { test: 'BEHIND_ON_PRIZES' }, { other: { prizes: ['metal-energy'] } }, true],
    ['level on prizes', { test: 'BEHIND_ON_PRIZES' }, {}, false],
    ['a count below', counters, { own: { active: { card: 'hollow-stag', damage: 10 } } }, false],
    ['a count within', counters, { own: { active: { card: 'hollow-stag', damage: 30 } } }, true],
    ['a count above', counters, { own: { active: { card: 'hollow-stag', damage: 40 } } }, false],
  ])('%s', (_, test, words, holds) =>
    expect(activeOf(carryOut(table(words), effects(test)).state, 1).damage % 100).toBe(holds ? 10 : 20),
  );
});
