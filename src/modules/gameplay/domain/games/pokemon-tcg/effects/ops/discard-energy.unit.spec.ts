import { describe, expect, it } from '@jest/globals';
import { act, activeOf, carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('discard-energy', () => {
  const state = table({
    own: { active: { card: 'ember-fox', energy: ['fire-energy', 'water-energy', 'prism-energy'] } },
    other: { bench: [{ card: 'coal-imp', energy: ['fire-energy'] }] },
  });
  it('all of a type, one that stands for any included', () => {
    const after = carryOut(state, [{ op: 'discard-energy', target: 'SELF', count: 'ALL', type: 'FIRE' }]).state;
    expect(activeOf(after, 0).attached).toEqual([id(0, 'water-energy')]);
    expect(cardsIn(after, 0, 'discard')).toEqual(['fire-energy', 'prism-energy']);
  });
  it('asks which', () => {
    const asked = carryOut(state, [{ op: 'discard-energy', target: 'SELF', count: 1 }]).state;
    const { state: after } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'water-energy')] } });
    expect(cardsIn(after, 0, 'discard')).toEqual(['water-energy']);
  });
  it('asks first of which Pokémon, then takes the only one it has', () => {
    const asked = carryOut(state, [{ op: 'discard-energy', target: { side: 'OPPONENT' }, count: 1 }]).state;
    const { state: after } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(1, 'coal-imp')] } });
    expect(cardsIn(after, 1, 'discard')).toEqual(['fire-energy']);
  });
});
