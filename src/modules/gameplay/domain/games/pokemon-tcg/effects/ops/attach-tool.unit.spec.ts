import { describe, expect, it } from '@jest/globals';
import { act, id, inPlay, table } from '../../table.fixture.js';

describe('attach-tool', () => {
  it('goes to one of its own Pokémon without one', () => {
    const state = table({
      own: { bench: [{ card: 'ember-fox', tool: 'heros-band' }, 'coal-imp'], hand: ['power-gauntlet'] },
    });
    const asked = act(state, { type: 'PLAY_TRAINER', data: { cardId: id(0, 'power-gauntlet') } }).state;
    const after = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'coal-imp')] } }).state;
    expect(inPlay(after, id(0, 'coal-imp')).tool).toBe(id(0, 'power-gauntlet'));
    expect(after.players[0].discard).toEqual([]);
  });
});
