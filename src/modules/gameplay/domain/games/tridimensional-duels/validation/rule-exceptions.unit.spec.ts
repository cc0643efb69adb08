import { describe, expect, it } from '@jest/globals';
import {
  attack,
  by,
  cardTarget,
  codeOf,
  duel,
  fight,
  laneTarget,
  place,
  protect,
  pump,
  statsIn,
  withCard,
  withStatus,
} from '../duels.fixture.js';
import { tridimensionalDuels as game } from '../index.js';
import type { DuelState } from '../state.js';
import { exceptionsOfCard, OVERRIDABLE_CODES } from './rule-exceptions.js';

const ALL_CODES = Object.keys(game.refusalCodes);

/** The card with a status that claims to override everything for one action. */
const licensed = (state: DuelState, cardId: string, affectsAction: string, overrides = ALL_CODES): DuelState =>
  withStatus(state, cardId, { type: 'RULE_OVERRIDE', remaining: 1, affectsAction, overrides });

const applied = { valid: true, exceptionApplied: true };
const board = duel({ left: 'iron-guardian', hand: ['noble-knight'] }, { left: 'aquatic-golem' });

describe('a rule exception', () => {
  it.each([
    [
      'UNSUPPORTED_ATTACK_TYPE',
      'SELECT_ATTACK',
      attack('a-iron-guardian', cardTarget('b-ethereal-wisper'), 'DIAGONAL'),
      duel({ left: 'iron-guardian' }, { lanes: [0, 5] }),
    ],
    ['INVALID_ATTACK_PATTERN', 'SELECT_ATTACK', attack('a-iron-guardian', laneTarget(1, 2)), board],
    ['CANNOT_ATTACK_CHAMPION', 'SELECT_ATTACK', attack('a-ethereal-wisper', cardTarget('b-ethereal-wisper')), board],
    ['CANNOT_ATTACK_CHAMPION_LANE', 'SELECT_ATTACK', attack('a-ethereal-wisper', laneTarget(1, 1)), board],
    [
      'PROTECTION_ON_COOLDOWN',
      'SELECT_PROTECT',
      protect('a-iron-guardian'),
      withCard(board, 'a-iron-guardian', { protectedLastTurn: true }),
    ],
    ['NOT_A_DEFENDER', 'SELECT_PROTECT', protect('a-ethereal-wisper'), board],
    ['NOT_A_PUMPER', 'SELECT_PUMP', pump('a-iron-guardian'), board],
  ] as const)('suppresses %s and says so', (code, affectsAction, action, state) => {
    const { cardId } = action.data as { cardId: string };
    expect(codeOf(state, action)).toBe(code);
    expect(game.validate(licensed(state, cardId, affectsAction, [code]), action)).toEqual(applied);
  });

  it.each([
    ['timing', 'INVALID_ACTION_TIMING', { ...board, phase: 'DRAW' as const }, protect('a-iron-guardian')],
    ['whose turn it is', 'NOT_ACTIVE_PLAYER', board, by(1, protect('a-iron-guardian'))],
    ['ownership of the target', 'INVALID_TARGETS', board, attack('a-iron-guardian', laneTarget(0, 0))],
    ['occupancy', 'POSITION_OCCUPIED', board, place('a-noble-knight', 0)],
    ['the hand', 'CARD_NOT_IN_HAND', board, place('a-iron-guardian', 2)],
    ['the centre', 'CHAMPION_MUST_BE_CENTER', board, place('a-ethereal-wisper', 2)],
    [
      'that there is such an attack',
      'UNSUPPORTED_ATTACK_TYPE',
      board,
      attack('a-iron-guardian', cardTarget('b-aquatic-golem'), 'SIDEWAYS'),
    ],
  ] as const)('never overrides %s', (_what, code, state, action) => {
    const { cardId } = action.data as { cardId: string };
    expect(codeOf(licensed(state, cardId, String(action.type)), action)).toBe(code);
  });

  it('is for one type of action', () =>
    expect(codeOf(licensed(board, 'a-iron-guardian', 'SELECT_ATTACK'), pump('a-iron-guardian'))).toBe('NOT_A_PUMPER'));

  it('is for the codes it lists', () =>
    expect(
      codeOf(
        licensed(board, 'a-ethereal-wisper', 'SELECT_ATTACK', ['INVALID_ATTACK_PATTERN']),
        attack('a-ethereal-wisper', cardTarget('b-ethereal-wisper')),
      ),
    ).toBe('CANNOT_ATTACK_CHAMPION'));

  it('is only mentioned where it was needed', () =>
    expect(game.validate(licensed(board, 'a-iron-guardian', 'SELECT_PROTECT'), protect('a-iron-guardian'))).toEqual({
      valid: true,
    }));

  it('lists nothing beyond what may be overridden', () =>
    expect([
      ...exceptionsOfCard(licensed(board, 'a-iron-guardian', 'PLACE_CARD').cards['a-iron-guardian'], 'PLACE_CARD'),
    ]).toEqual(OVERRIDABLE_CODES));

  it('still holds when the attack is checked again in BATTLE', () => {
    const state = licensed(board, 'a-ethereal-wisper', 'SELECT_ATTACK');
    const after = fight(state, attack('a-ethereal-wisper', cardTarget('b-ethereal-wisper'))).state;
    expect(statsIn(after, 'b-ethereal-wisper').def).toBe(22);
  });
});
