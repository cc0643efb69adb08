import { describe, expect, it } from '@jest/globals';
import { act, carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('look-at-top', () => {
  const state = table({ own: { deck: ['ember-fox', 'coal-imp', 'lasso', 'coach-marlow'] } });
  const taken = (rest: 'SHUFFLE' | 'BOTTOM' | 'DISCARD') =>
    act(carryOut(state, [{ op: 'look-at-top', count: 3, take: 1, rest }]).state, {
      type: 'ANSWER_CHOICE',
      data: { choice: [id(0, 'lasso')] },
    }).state;
  it('takes one into the hand', () => expect(cardsIn(taken('BOTTOM'), 0, 'hand')).toEqual(['lasso']));
  it('puts the rest on the bottom under new ids', () => {
    expect(cardsIn(taken('BOTTOM'), 0, 'deck').at(-1)).toBe('ember-fox');
    expect(taken('BOTTOM').cards).not.toHaveProperty(id(0, 'coal-imp'));
  });
  it('discards the rest', () => expect(cardsIn(taken('DISCARD'), 0, 'discard')).toEqual(['coach-marlow', 'coal-imp']));
  it('shuffles the rest in', () => expect(cardsIn(taken('SHUFFLE'), 0, 'deck')).toHaveLength(3));
  it('asks even where nothing fits', () => {
    const effect = { op: 'look-at-top', count: 2, take: 1, filter: { kind: 'STADIUM' }, rest: 'SHUFFLE' } as const;
    expect(carryOut(state, [effect]).state.pending).toHaveLength(1);
  });
});
