import { describe, expect, it } from '@jest/globals';
import { act, carryOut, id, inPlay, table } from '../../table.fixture.js';

describe('move-energy', () => {
  const state = table({
    own: { active: 'ember-fox', bench: [{ card: 'coal-imp', energy: ['fire-energy'] }, 'ash-moth'] },
  });
  const effect = { op: 'move-energy', from: 'OWN_BENCH', to: 'OWN_ACTIVE', count: 1 } as const;
  it('moves what was chosen', () => {
    const asked = carryOut(state, [effect]).state;
    const after = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [id(0, 'fire-energy')] } }).state;
    expect(inPlay(after, id(0, 'ember-fox')).attached).toEqual([id(0, 'fire-energy')]);
    expect(inPlay(after, id(0, 'coal-imp')).attached).toEqual([]);
  });
  it('may move nothing', () => {
    const asked = carryOut(state, [effect]).state;
    const after = act(asked, { type: 'ANSWER_CHOICE', data: { choice: [] } }).state;
    expect(inPlay(after, id(0, 'coal-imp')).attached).toEqual([id(0, 'fire-energy')]);
  });
});
