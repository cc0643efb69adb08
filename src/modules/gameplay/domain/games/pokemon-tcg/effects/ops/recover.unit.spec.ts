import { describe, expect, it } from '@jest/globals';
import { act, carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('recover', () => {
  const state = table({ own: { discard: ['ember-fox', 'fire-energy', 'coal-imp'], deck: ['lasso'] } });
  const filter = { supertype: 'POKEMON' } as const;
  const recovered = (to: 'HAND' | 'DECK' | 'BENCH') =>
    act(carryOut(state, [{ op: 'recover', filter, count: 1, to }]).state, {
      type: 'ANSWER_CHOICE',
      data: { choice: [id(0, 'coal-imp')] },
    }).state;
  it('into the hand under a new id', () => {
    expect(cardsIn(recovered('HAND'), 0, 'hand')).toEqual(['coal-imp']);
    expect(recovered('HAND').cards).not.toHaveProperty(id(0, 'coal-imp'));
  });
  it('into the deck', () => expect(cardsIn(recovered('DECK'), 0, 'deck').sort()).toEqual(['coal-imp', 'lasso']));
  it('onto the Bench', () => expect(recovered('BENCH').players[0].bench[0]).toBe(id(0, 'coal-imp')));
  it('takes fewer where it says up to', () => {
    const asked = carryOut(state, [{ op: 'recover', filter, count: 2, upTo: true, to: 'HAND' }]).state;
    expect(act(asked, { type: 'ANSWER_CHOICE', data: { choice: [] } }).state.players[0].hand).toEqual([]);
  });
});
