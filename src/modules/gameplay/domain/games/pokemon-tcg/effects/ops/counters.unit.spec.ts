import { describe, expect, it } from '@jest/globals';
import { carryOut, id, inPlay, table } from '../../table.fixture.js';

describe('counters', () => {
  it('are put without Weakness or protection', () => {
    const state = table({ own: { active: 'volt-mouse' }, other: { active: 'tide-turtle' } });
    const after = carryOut(state, [{ op: 'counters', target: 'DEFENDER', counters: 3 }], { byAttack: true }).state;
    expect(inPlay(after, id(1, 'tide-turtle')).damage).toBe(30);
  });
  it('go to the only Pokémon without a question', () =>
    expect(carryOut(table(), [{ op: 'counters', target: { side: 'OPPONENT' }, counters: 1 }]).state.pending).toEqual(
      [],
    ));
});
