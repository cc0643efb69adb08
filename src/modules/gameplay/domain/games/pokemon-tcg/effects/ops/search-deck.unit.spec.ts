import { describe, expect, it } from '@jest/globals';
import { act, carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('search-deck', () => {
  const deck = ['ember-fox', 'blaze-vixen', 'fire-energy'];
  const asked = (to: 'HAND' | 'BENCH' | 'DISCARD', reveal = false) =>
    carryOut(table({ own: { deck } }), [{ op: 'search-deck', filter: { supertype: 'POKEMON' }, count: 1, to, reveal }])
      .state;
  const found = (to: 'HAND' | 'BENCH' | 'DISCARD', reveal = false) =>
    act(asked(to, reveal), { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'ember-fox')] } });
  it('into the hand', () => expect(cardsIn(found('HAND').state, 0, 'hand')).toEqual(['ember-fox']));
  it('onto the Bench, Basics only', () => {
    expect(found('BENCH').state.players[0].bench[0]).toBe(id(0, 'ember-fox'));
    expect(asked('BENCH').pending[0]).toMatchObject({ from: { filter: { stage: 'BASIC' } } });
  });
  it('onto the discard pile', () => expect(cardsIn(found('DISCARD').state, 0, 'discard')).toEqual(['ember-fox']));
  it('may find nothing, even where something is', () =>
    expect(cardsIn(act(asked('HAND'), { type: 'ANSWER_CHOICE', data: { choice: [] } }).state, 0, 'hand')).toEqual([]));
  it('is asked even where nothing fits, since nobody else can know', () => {
    const state = table({ own: { deck: ['fire-energy'] } });
    const effect = { op: 'search-deck', filter: { supertype: 'POKEMON' }, count: 1, to: 'HAND' } as const;
    expect(carryOut(state, [effect]).state.pending).toHaveLength(1);
  });
  it('shows the opponent only what it reveals', () => {
    const told = (reveal: boolean) =>
      found('HAND', reveal).events.find(({ type }) => type === 'DECK_SEARCHED')!.data.definitions;
    expect([told(true), told(false)]).toEqual([['ember-fox'], undefined]);
  });
});
