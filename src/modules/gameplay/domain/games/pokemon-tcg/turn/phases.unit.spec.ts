import { describe, expect, it } from '@jest/globals';
import { ACTION_TYPES } from '../actions/all-actions.js';
import { pokemonTcg } from '../index.js';
import type { Phase } from '../state.js';
import { act, answerTo, id, table } from '../table.fixture.js';

const DATA: Readonly<Record<string, object>> = {
  SET_ACTIVE_POKEMON: { target: 'c1' },
  PLAY_POKEMON: { cardId: 'c1' },
  ATTACH_ENERGY: { cardId: 'c1', target: 'c1' },
  EVOLVE_POKEMON: { cardId: 'c1', target: 'c1' },
  PLAY_TRAINER: { cardId: 'c1' },
  USE_ABILITY: { pokemonId: 'c1' },
  RETREAT: { target: 'c1', energyIds: ['c1'] },
  ATTACK: { attackIndex: 9 },
  SELECT_PRIZE: { index: 0 },
  ANSWER_CHOICE: { choice: [] },
  DISCARD_CARDS: { cardIds: ['c1'] },
  DRAW_MULLIGAN_BONUS: { count: 1 },
};

const allowed: Readonly<Record<Exclude<Phase, 'SETUP'>, readonly string[]>> = {
  DRAW: ['DRAW_CARD', 'END_TURN'],
  MAIN_PHASE: [
    'PLAY_POKEMON',
    'ATTACH_ENERGY',
    'EVOLVE_POKEMON',
    'PLAY_TRAINER',
    'USE_ABILITY',
    'RETREAT',
    'ATTACK',
    'END_TURN',
  ],
  ATTACK: ['ATTACK', 'END_TURN'],
  END: ['END_TURN'],
};

const UNTIMELY = ['INVALID_PHASE', 'INVALID_STATE'];

describe('valid actions by phase', () => {
  it.each(Object.entries(allowed))('%s', (phase, types) => {
    const state = table({ state: { phase: phase as Phase } });
    const open = ACTION_TYPES.filter((type) => !UNTIMELY.includes(answerTo(state, { type, data: DATA[type] })));
    expect(open.sort()).toEqual([...types, 'CONCEDE'].sort());
  });
  it('a pending choice admits only its answer and CONCEDE', () => {
    const state = table({
      own: { active: null, bench: ['ember-fox'] },
      state: { pending: [{ kind: 'PROMOTION', seat: 0 }] },
    });
    const open = ACTION_TYPES.filter(
      (type) => !['CHOICE_PENDING', 'INVALID_STATE'].includes(answerTo(state, { type, data: DATA[type] })),
    );
    expect(open.sort()).toEqual(['CONCEDE', 'SET_ACTIVE_POKEMON']);
  });
  it('is refused to the other seat', () =>
    expect(answerTo(table(), { type: 'END_TURN', seat: 1 })).toBe('NOT_PLAYER_TURN'));
  it('nothing is open after the end', () => {
    const over = act(table(), { type: 'CONCEDE' }).state;
    expect(ACTION_TYPES.filter((type) => answerTo(over, { type, data: DATA[type] }) !== 'INVALID_STATE')).toEqual([]);
  });
});

describe('the turn', () => {
  it('DRAW_CARD draws one card and leads to the main phase', () => {
    const { state } = act(table({ state: { phase: 'DRAW' } }), { type: 'DRAW_CARD' });
    expect([state.players[0].hand.length, state.phase]).toEqual([1, 'MAIN_PHASE']);
  });
  it('END_TURN in the main phase skips the attack', () =>
    expect(act(table(), { type: 'END_TURN' }).state).toMatchObject({ activeSeat: 1, turn: 4, phase: 'DRAW' }));
  it('the flags of a turn are fresh in the next', () => {
    const spent = { energyAttached: true, supporterPlayed: true, stadiumPlayed: true, retreated: true };
    const { players } = act(table({ own: { flags: spent } }), { type: 'END_TURN' }).state;
    expect(Object.values(players[0].flags)).toEqual([false, false, false, false]);
  });
  it('what attacks left behind is forgotten when its turn is over', () => {
    const marked = { card: 'meadow-hare', markers: [{ kind: 'CANNOT_ATTACK', turn: 3 } as const] };
    const { state } = act(table({ own: { active: marked } }), { type: 'END_TURN' });
    expect(state.cards[id(0, 'meadow-hare')]).toMatchObject({ markers: [] });
  });
  it('the status names who is to act', () =>
    expect(pokemonTcg.status(table())).toEqual({
      matchState: 'PLAYER_TURN',
      phase: 'MAIN_PHASE',
      toAct: [0],
      outcome: null,
    }));
});
