import { describe, expect, it } from '@jest/globals';
import { act, table, type TableInWords } from '../table.fixture.js';

const ATTACK = { type: 'ATTACK', data: { attackIndex: 0 } } as const;
const attacker = { card: 'meadow-hare', energy: ['fire-energy'] };
const doomed = { card: 'torch-lizard', damage: 50, energy: ['fire-energy', 'fire-energy'] };
const ONE = ['metal-energy'];

const afterPrizes = (words: TableInWords) => {
  let { state } = act(table(words), ATTACK);
  while (state.pending[0]?.kind === 'PRIZE') {
    state = act(state, { type: 'SELECT_PRIZE', seat: state.pending[0].seat, data: { index: 0 } }).state;
  }
  return state.result;
};

describe('winning', () => {
  it('all prizes taken', () =>
    expect(
      afterPrizes({
        own: { active: attacker, prizes: ONE },
        other: { active: { card: 'ember-fox', damage: 50 }, bench: ['coal-imp'] },
      }),
    ).toEqual({ winner: 0, reason: 'PRIZES' }));
  it('the opponent has no Pokémon in play', () =>
    expect(afterPrizes({ own: { active: attacker }, other: { active: { card: 'ember-fox', damage: 50 } } })).toEqual({
      winner: 0,
      reason: 'NO_POKEMON',
    }));
  it.each(['DRAW_CARD', 'END_TURN'] as const)('the opponent cannot draw (%s)', (type) =>
    expect(act(table({ own: { deck: [] }, state: { phase: 'DRAW' } }), { type }).state.result).toEqual({
      winner: 1,
      reason: 'DECK_OUT',
    }),
  );
  it('concession, in turn or out of it', () =>
    expect(act(table(), { type: 'CONCEDE', seat: 1 }).state.result).toEqual({ winner: 0, reason: 'CONCEDE' }));
  it('concession while a choice is pending', () =>
    expect(
      act(table({ own: { active: null, bench: ['coal-imp'] }, state: { pending: [{ kind: 'PROMOTION', seat: 0 }] } }), {
        type: 'CONCEDE',
      }).state.result,
    ).toEqual({ winner: 1, reason: 'CONCEDE' }));

  describe('conditions met by both at once', () => {
    const both = (own: TableInWords['own'], other: TableInWords['other'], suddenDeath = false) =>
      afterPrizes({
        own: { active: doomed, ...own },
        other: { active: { card: 'ember-fox', damage: 50 }, ...other },
        options: { suddenDeath },
      });
    it('the player meeting more wins', () =>
      expect(both({ prizes: ONE, bench: ['coal-imp'] }, { prizes: ONE })).toEqual({ winner: 0, reason: 'PRIZES' }));
    it('two against one wins', () => expect(both({ prizes: ONE }, {})).toEqual({ winner: 0, reason: 'PRIZES' }));
    it('one each, of different kinds, is a draw', () =>
      expect(both({ prizes: ONE }, { bench: ['coal-imp'] })).toEqual({ winner: null, reason: 'SIMULTANEOUS' }));
    it('equal is a draw', () => expect(both({}, {})).toEqual({ winner: null, reason: 'SIMULTANEOUS' }));
    it('with the option suddenDeath the draw asks for another match', () =>
      expect(both({ prizes: ONE }, { prizes: ONE }, true)).toEqual({ winner: null, reason: 'SUDDEN_DEATH' }));
  });
});
