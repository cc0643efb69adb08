import { describe, expect, it } from '@jest/globals';
import { carryOut, cardsIn, id, table } from '../../table.fixture.js';

describe('shuffle-hand-into-deck', () => {
  it('leaves no card in hand, and none with its old id', () => {
    const before = table({ other: { hand: ['ember-fox'], deck: ['coal-imp'] } });
    const { state } = carryOut(before, [{ op: 'shuffle-hand-into-deck', side: 'OPPONENT' }]);
    expect([state.players[1].hand, cardsIn(state, 1, 'deck').sort()]).toEqual([[], ['coal-imp', 'ember-fox']]);
    expect(state.cards).not.toHaveProperty(id(1, 'ember-fox'));
  });
});
