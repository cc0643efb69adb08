import { describe, expect, it } from '@jest/globals';
import { skirmish } from '../index.js';
import { activate, cast, codeOf, deploy, follow, pass } from '../test-actions.js';
import { enemy, given, own } from '../test-states.js';

describe('turns', () => {
  it('PASS after a card hands over', () => {
    const { state } = follow(given({ hand: ['bard'] }), deploy('h-bard', own(0)), pass(0));
    expect([state.currentPlayer, state.turn, state.players[0].isDone]).toEqual([1, 4, false]);
  });

  it('PASS without a card makes the player done', () => {
    const { state } = follow(given({ hand: ['bard'] }), pass(0));
    expect([state.currentPlayer, state.players[0].isDone]).toEqual([1, true]);
  });

  it('PASS after activations alone makes the player done', () => {
    const { state } = follow(given({ own: ['ranger'] }), activate('o-ranger', own(1)), pass(0));
    expect(state.players[0].isDone).toBe(true);
  });

  it('the last turn has no limit of cards', () => {
    const start = given({ hand: ['bard', 'scout', 'seed'], opponent: { isDone: true } });
    const { state } = follow(start, deploy('h-bard', own(0)), deploy('h-scout', own(1)), cast('h-seed', own(0)));
    expect(state.players[0].hand).toEqual([]);
  });

  it('PASS in the last turn ends the skirmish, cards or not', () => {
    const start = given({ hand: ['bard'], opponent: { isDone: true } });
    expect(follow(start, deploy('h-bard', own(0)), pass(0)).state.skirmish).toBe(2);
  });

  it('an ability is ready in the turn of deployment', () => {
    const { state } = follow(given({ hand: ['ranger'] }), deploy('h-ranger', own(0)));
    expect(codeOf(state, activate('h-ranger', own(1)))).toBe('VALID');
  });

  it('cooldown 1 is once in each own turn', () => {
    const used = follow(
      given({ hand: ['seed'], own: ['vampire'], enemy: ['champion'] }),
      activate('o-vampire', enemy(0)),
    );
    expect(codeOf(used.state, activate('o-vampire', enemy(0)))).toBe('ON_COOLDOWN');
    const back = follow(used.state, cast('h-seed', own(3)), pass(0), pass(1)).state;
    expect(codeOf(back, activate('o-vampire', enemy(0)))).toBe('VALID');
  });

  it('cooldown 2 skips an own turn', () => {
    const start = given({
      hand: ['seed', 'seed'],
      own: ['rookie'],
      enemyHand: ['seed', 'seed'],
    });
    const used = follow(start, activate('o-rookie', own(1)), cast('h-seed', own(3)), pass(0));
    const theirs = { type: 'PLAY_CARD', seat: 1, data: { cardId: 'eh-seed', targets: [own(3)] } } as const;
    const next = follow(used.state, theirs, pass(1)).state;
    expect(next.cards['o-rookie'].cooldown).toBe(1);
    const later = follow(next, cast('h-seed-2', own(3)), pass(0), pass(1)).state;
    expect(codeOf(later, activate('o-rookie', own(1)))).toBe('VALID');
  });

  it('units act left to right at the start of a turn', () => {
    const start = given({ enemy: ['engineer', 'turret', 'bard'], own: [null, 'noble'], player: { playedCard: true } });
    const causes = follow(start, pass(0)).events.map(({ cause }) => cause);
    expect(causes).toEqual(['PASS', 'TURN', 'engineer', 'turret', 'bard']);
  });

  it('only one’s own units act at the start of one’s turn', () => {
    const start = given({ own: ['engineer'], player: { playedCard: true } });
    expect(follow(start, pass(0)).state.terrains[0].slots[0].modifier).toBe(0);
  });

  it.each([
    ['TURN', given(), [0]],
    ['LAST_TURN', given({ opponent: { isDone: true } }), [0]],
    ['CHOICE', follow(given({ hand: ['knight'] }), deploy('h-knight', own(0))).state, [0]],
    ['ENDED', given({ state: { result: { winner: 0, reason: 'CONCEDE' } } }), []],
  ])('the phase is %s', (phase, state, toAct) => {
    expect(skirmish.status(state)).toMatchObject({ phase, toAct });
  });

  it('CONCEDE gives the match to the other, at any time', () => {
    const { state, events } = follow(given(), { type: 'CONCEDE', seat: 1, data: {} });
    expect(state.result).toEqual({ winner: 0, reason: 'CONCEDE' });
    expect(events.at(-1)?.type).toBe('GAME_ENDED');
    expect(skirmish.status(state).matchState).toBe('MATCH_ENDED');
  });
});
