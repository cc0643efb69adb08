import { describe, expect, it } from '@jest/globals';
import { act, carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('discard-hand', () => {
  const state = table({
    own: { hand: ['fire-energy', 'ember-fox'] },
    other: { hand: ['lasso', 'coal-imp', 'antidote'] },
  });
  it('all', () =>
    expect(cardsIn(carryOut(state, [{ op: 'discard-hand', count: 'ALL' }]).state, 0, 'discard')).toEqual([
      'fire-energy',
      'ember-fox',
    ]));
  it('chosen by its player', () => {
    const asked = carryOut(state, [{ op: 'discard-hand', count: 1 }]).state;
    const after = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'ember-fox')] } }).state;
    expect(cardsIn(after, 0, 'discard')).toEqual(['ember-fox']);
  });
  it('everything without a question where no more is held', () =>
    expect(carryOut(state, [{ op: 'discard-hand', count: 2 }]).state.pending).toEqual([]));
  it('at random', () =>
    expect(
      carryOut(state, [{ op: 'discard-hand', side: 'OPPONENT', count: 1, by: 'RANDOM' }]).state.players[1].hand,
    ).toHaveLength(2));
  it('chosen by the other, who will not recognise the rest', () => {
    const effect = {
      op: 'discard-hand',
      side: 'OPPONENT',
      count: 1,
      by: 'OTHER',
      filter: { supertype: 'TRAINER' },
    } as const;
    const asked = carryOut(state, [effect]).state;
    expect(asked.pending[0].seat).toBe(0);
    const after = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(1, 'lasso')] } }).state;
    expect(cardsIn(after, 1, 'discard')).toEqual(['lasso']);
    expect(after.cards).not.toHaveProperty(id(1, 'coal-imp'));
  });
});
