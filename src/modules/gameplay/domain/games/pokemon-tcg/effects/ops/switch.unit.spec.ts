import { describe, expect, it } from '@jest/globals';
import { act, carryOut, id, table } from '../../table.fixture.js';

describe('switch', () => {
  const state = table({
    own: { active: { card: 'ember-fox', conditions: ['BURNED'] }, bench: ['coal-imp', 'ash-moth'] },
    other: { bench: ['mosskit', 'sproutling'] },
  });
  it('changes places and clears conditions', () => {
    const asked = carryOut(state, [{ op: 'switch', side: 'OWN' }]).state;
    const { state: after } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'ash-moth')] } });
    expect(after.players[0].active).toBe(id(0, 'ash-moth'));
    expect(after.players[0].bench[1]).toBe(id(0, 'ember-fox'));
    expect(after.cards[id(0, 'ember-fox')]).toMatchObject({ conditions: [] });
  });
  it.each([
    ['OWN', 0],
    ['OPPONENT', 1],
  ] as const)("the opponent's, chosen by %s", (by, seat) =>
    expect(carryOut(state, [{ op: 'switch', side: 'OPPONENT', by }]).state.pending[0].seat).toBe(seat),
  );
  it('may be declined where it says so', () => {
    const asked = carryOut(state, [{ op: 'switch', side: 'OWN', may: true }]).state;
    const { state: after } = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [] } });
    expect(after.players[0].active).toBe(id(0, 'ember-fox'));
  });
  it('does nothing with an empty Bench', () =>
    expect(carryOut(table(), [{ op: 'switch', side: 'OWN' }]).state.pending).toEqual([]));
});
