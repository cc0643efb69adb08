import { describe, expect, it } from '@jest/globals';
import { act, carryOut, cardsIn, id, inPlay, table } from '../../table.fixture.js';

describe('attach-energy', () => {
  const filter = { basicEnergy: true } as const;
  it('from the discard pile to the only Benched Pokémon', () => {
    const state = table({ own: { bench: ['ember-fox'], discard: ['fire-energy'] } });
    const effect = { op: 'attach-energy', from: 'DISCARD', filter, count: 1, target: 'OWN_BENCH' } as const;
    expect(inPlay(carryOut(state, [effect]).state, id(0, 'ember-fox')).attached).toEqual([id(0, 'fire-energy')]);
  });
  it('from the deck, which is shuffled, and may find nothing', () => {
    const effect = { op: 'attach-energy', from: 'DECK', filter, count: 1, target: 'SELF' } as const;
    const asked = carryOut(table({ own: { deck: ['ember-fox', 'fire-energy'] } }), [effect]).state;
    const found = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'fire-energy')] } });
    expect(inPlay(found.state, id(0, 'meadow-hare')).attached).toHaveLength(1);
    expect(found.events.map(({ type }) => type)).toContain('DECK_SHUFFLED');
    const nothing = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [] } }).state;
    expect(cardsIn(nothing, 0, 'deck').sort()).toEqual(['ember-fox', 'fire-energy']);
  });
  it('from the hand asks for the Pokémon first, since the hand is hidden', () => {
    const state = table({ own: { bench: ['ember-fox'], hand: ['fire-energy'] } });
    const effect = { op: 'attach-energy', from: 'HAND', filter, count: 1, target: 'OWN_ALL' } as const;
    const asked = carryOut(state, [effect]).state;
    expect(asked.pending[0]).toMatchObject({ from: { zone: 'POKEMON' } });
    const next = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'ember-fox')] } }).state;
    expect(next.pending[0]).toMatchObject({ from: { zone: 'HAND' } });
  });
});
