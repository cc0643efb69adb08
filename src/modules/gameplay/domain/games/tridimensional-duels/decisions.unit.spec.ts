import { describe, expect, it } from '@jest/globals';
import {
  ability,
  act,
  attack,
  by,
  cardTarget,
  codeOf,
  duel,
  fight,
  laneTarget,
  play,
  protect,
  pump,
  withCard,
} from './duels.fixture.js';
import { tridimensionalDuels as game } from './index.js';

/** Where the printed rules contradict themselves or are silent, and what holds instead. */
describe('the decisions', () => {
  it('an exception is collected before the checks, so it can override', () =>
    expect(
      game.validate(duel({ champion: 'invictus' }), attack('a-invictus', cardTarget('b-ethereal-wisper'))),
    ).toEqual({
      valid: true,
      exceptionApplied: true,
    }));

  it('an action says what it is by `type` alone', () =>
    expect(codeOf(duel(), act('END_STRATEGY', { actionType: 'END_STRATEGY' }))).toBe('MALFORMED_ACTION'));

  it('a lane target validates like a card target: one shape, told apart by `kind`', () => {
    expect(codeOf(duel({ left: 'iron-guardian' }), attack('a-iron-guardian', laneTarget(1, 0)))).toBeNull();
    expect(
      codeOf(
        duel({ left: 'iron-guardian' }, { left: 'pyro-fiend' }),
        attack('a-iron-guardian', cardTarget('b-pyro-fiend')),
      ),
    ).toBeNull();
  });

  it.each([
    [
      'whose target it is',
      'INVALID_TARGETS',
      duel({ left: 'iron-guardian' }),
      attack('a-iron-guardian', laneTarget(0, 0)),
    ],
    [
      'the phase',
      'INVALID_ACTION_TIMING',
      duel({ left: 'iron-guardian' }, {}, { phase: 'DRAW' }),
      attack('a-iron-guardian', laneTarget(1, 0)),
    ],
    [
      'the owner',
      'ACTOR_CANNOT_PERFORM',
      duel({}, { left: 'iron-guardian' }),
      attack('b-iron-guardian', laneTarget(1, 0)),
    ],
  ])('an attack is asked for %s', (_what, code, state, action) => expect(codeOf(state, action)).toBe(code));

  it('a card has one queued action: the later takes the place of the earlier', () => {
    const { state } = play(
      duel({ left: 'iron-guardian' }),
      attack('a-iron-guardian', laneTarget(1, 0)),
      protect('a-iron-guardian'),
    );
    expect(state.queued).toEqual({ 'a-iron-guardian': { type: 'SELECT_PROTECT' } });
  });

  it('the champion’s life is the truth, the centre lane mirrors it', () => {
    const state = withCard(duel(), 'a-ethereal-wisper', { damage: 7 });
    expect(play(state, ability('a-ethereal-wisper', 'a-ethereal-wisper')).state.lanes[0][1]).toBe(21);
  });

  it('an ability’s phases come from its definition, not from the client', () => {
    const draw = duel({ champion: 'frost-sentinel' }, { left: 'pyro-fiend' }, { phase: 'DRAW' });
    expect(codeOf(draw, ability('a-frost-sentinel', 'b-pyro-fiend'))).toBe('INVALID_ACTION_TIMING');
    const claim = { cardId: 'a-frost-sentinel', targets: ['b-pyro-fiend'], ability: { allowedPhases: ['DRAW'] } };
    expect(codeOf(draw, act('USE_CHAMPION_ABILITY', claim))).toBe('MALFORMED_ACTION');
  });

  it('the graveyard counts when each card is looked for in one place', () => {
    const state = duel({ left: 'iron-guardian' });
    const [mine, theirs] = state.players;
    const doubled = {
      ...state,
      players: [{ ...mine, graveyard: [...mine.graveyard, 'a-iron-guardian'] }, theirs] as const,
    };
    expect(game.invariants(doubled)).toEqual(['card a-iron-guardian: in graveyard and in grid']);
  });

  it('exactly one champion each is demanded only until the duel has ended', () => {
    const mortal = withCard(duel({}, { lanes: [0, 5] }), 'b-ethereal-wisper', { damage: 23 });
    const { state } = fight(mortal, attack('a-ethereal-wisper', cardTarget('b-ethereal-wisper')));
    expect(state.endReason).toBe('CHAMPION_DESTROYED');
    expect(game.invariants(state)).toEqual([]);
    expect(game.invariants({ ...state, endReason: null, winner: null })).toContain(
      'player 1: no champion in the centre',
    );
  });

  it('a broken empty lane has nothing to lose and cannot be attacked', () =>
    expect(
      codeOf(duel({ left: 'iron-guardian' }, { lanes: [0, 5] }), attack('a-iron-guardian', laneTarget(1, 0))),
    ).toBe('INVALID_TARGETS'));

  it('a lane target in the centre means the champion and has its own refusal', () => {
    expect(codeOf(duel(), attack('a-ethereal-wisper', laneTarget(1, 1)))).toBe('CANNOT_ATTACK_CHAMPION_LANE');
    const open = play(duel({}, { lanes: [0, 5] }), attack('a-ethereal-wisper', laneTarget(1, 1))).state;
    expect(open.queued['a-ethereal-wisper']).toMatchObject({ target: cardTarget('b-ethereal-wisper') });
  });

  it('turns alternate', () => {
    const { state } = fight(duel());
    expect(codeOf(state, act('DRAW_CARD'))).toBe('NOT_ACTIVE_PLAYER');
    expect(codeOf(state, by(1, act('DRAW_CARD')))).toBeNull();
  });

  it('a pump names no card where it is for the pumper itself', () =>
    expect(codeOf(duel({ left: 'pyro-fiend' }), pump('a-pyro-fiend', 'a-pyro-fiend'))).toBe('INVALID_TARGETS'));
});
