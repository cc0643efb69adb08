import { describe, expect, it } from '@jest/globals';
import type { UntrustedAction } from '../../../engine/action.js';
import type { ActionOf } from '../actions.js';
import {
  ability,
  act,
  attack,
  by,
  cardTarget,
  codeOf,
  drawCard,
  duel,
  endStrategy,
  laneTarget,
  place,
  play,
  protect,
  pump,
  withCard,
  withStatus,
} from '../duels.fixture.js';
import { tridimensionalDuels as game } from '../index.js';
import type { DuelState } from '../state.js';
import { validateCardPlacement } from './validate-action.js';

type Case = readonly [code: string, because: string, state: DuelState, action: UntrustedAction];

const board = duel(
  { champion: 'frost-sentinel', left: 'iron-guardian', right: 'swift-striker', hand: ['noble-knight', 'petrify'] },
  { champion: 'ethereal-wisper', left: 'aquatic-golem', hand: ['power-surge'] },
);
const noLeft = duel(
  { right: 'swift-striker', hand: ['noble-knight', 'petrify', 'mind-control'] },
  { left: 'pyro-fiend' },
);
const ended = play(board, act('CONCEDE')).state;
const blocked: DuelState = {
  ...board,
  players: [{ ...board.players[0], spellsBlockedUntilTurn: 3 }, board.players[1]],
};

const PIPELINE: readonly Case[] = [
  ['INVALID_ACTION_TYPE', 'there is no such action', board, act('FLY')],
  ['INVALID_ACTION_TYPE', 'the type is no text', board, { type: 7, seat: 0 }],
  ['INVALID_ACTION_TYPE', 'the type is a name objects know', board, act('constructor')],
  ['MALFORMED_ACTION', 'a card id is a number', board, act('SELECT_PROTECT', { cardId: 7 })],
  ['MALFORMED_ACTION', 'a field is missing', board, act('PLACE_CARD', { cardId: 'a-petrify' })],
  ['MALFORMED_ACTION', 'a field is unknown', board, act('END_STRATEGY', { now: true })],
  ['MALFORMED_ACTION', 'the data is a list', board, act('END_STRATEGY', [])],
  ['INVALID_ACTION_TIMING', 'cards are drawn in DRAW', board, drawCard],
  ['INVALID_ACTION_TIMING', 'the card has to be drawn first', { ...board, phase: 'DRAW' }, endStrategy],
  ['INVALID_ACTION_TIMING', 'the game has ended', ended, endStrategy],
  ['INVALID_ACTION_TIMING', 'nobody concedes twice', ended, by(1, act('CONCEDE'))],
  ['NOT_ACTIVE_PLAYER', 'turns alternate', board, by(1, endStrategy)],
  ['ACTOR_CANNOT_PERFORM', 'there is no such card', board, protect('nobody')],
  ['ACTOR_CANNOT_PERFORM', 'a card is no property of objects', board, protect('__proto__')],
  ['ACTOR_CANNOT_PERFORM', 'the card is the enemy’s', board, protect('b-aquatic-golem')],
  ['ACTOR_CANNOT_PERFORM', 'the card is not in the front row', board, protect('a-noble-knight')],
  [
    'ACTOR_CANNOT_PERFORM',
    'a stunned card does nothing',
    withStatus(board, 'a-iron-guardian', { type: 'STUN', remaining: 1 }),
    protect('a-iron-guardian'),
  ],
  ['ACTOR_CANNOT_PERFORM', 'the card has no ability', board, ability('a-iron-guardian')],
  [
    'ACTOR_CANNOT_PERFORM',
    'an ability is used once a turn',
    withCard(board, 'a-frost-sentinel', { abilityUsedTurn: 3 }),
    ability('a-frost-sentinel', 'b-aquatic-golem'),
  ],
  ['ACTOR_CANNOT_PERFORM', 'Mana Drain blocks spells', blocked, place('a-petrify', 0, 'b-aquatic-golem')],
];

const TARGETS: readonly Case[] = [
  ['INVALID_TARGETS', 'a spell lacks its target', board, place('a-petrify', 0)],
  ['INVALID_TARGETS', 'a spell has one too many', board, place('a-petrify', 0, 'b-aquatic-golem', 'b-ethereal-wisper')],
  ['INVALID_TARGETS', 'a monster is placed without target', noLeft, place('a-noble-knight', 0, 'b-pyro-fiend')],
  ['INVALID_TARGETS', 'the target does not exist', board, place('a-petrify', 0, 'nobody')],
  ['INVALID_TARGETS', 'the target is of the wrong side', board, place('a-petrify', 0, 'a-iron-guardian')],
  ['INVALID_TARGETS', 'Mind Control takes ATK 3 or less', noLeft, place('a-mind-control', 0, 'b-pyro-fiend')],
  ['INVALID_TARGETS', 'an ability lacks its target', board, ability('a-frost-sentinel')],
  ['INVALID_TARGETS', 'a pump cannot name another card', board, pump('a-iron-guardian', 'a-swift-striker')],
  [
    'INVALID_TARGETS',
    'an attack lacks its target',
    board,
    act('SELECT_ATTACK', { cardId: 'a-iron-guardian', attackType: 'VERTICAL' }),
  ],
  ['INVALID_TARGETS', 'an attack names a card that is not there', board, attack('a-iron-guardian', cardTarget('x'))],
  ['INVALID_TARGETS', 'an attack hits one’s own', board, attack('a-iron-guardian', cardTarget('a-swift-striker'))],
  ['INVALID_TARGETS', 'an attack hits one’s own lane', board, attack('a-iron-guardian', laneTarget(0, 0))],
  ['INVALID_TARGETS', 'there is no such lane', board, attack('a-iron-guardian', laneTarget(1, 3))],
  ['INVALID_TARGETS', 'there is no such player', board, attack('a-iron-guardian', laneTarget(2, 0))],
  ['INVALID_TARGETS', 'the lane’s cell holds a card', board, attack('a-iron-guardian', laneTarget(1, 0))],
  [
    'INVALID_TARGETS',
    'the lane is at 0 already',
    duel({ left: 'iron-guardian' }, { lanes: [0, 5] }),
    attack('a-iron-guardian', laneTarget(1, 0)),
  ],
];

const SPECIFIC: readonly Case[] = [
  ['INVALID_POSITION', 'there are three columns', board, place('a-noble-knight', 3)],
  ['INVALID_POSITION', 'a column is a whole number', board, place('a-noble-knight', 0.5)],
  ['POSITION_OCCUPIED', 'a card stands there', board, place('a-noble-knight', 0)],
  [
    'POSITION_OCCUPIED',
    'a spell lies there',
    play(duel({ hand: ['quicksand', 'mana-drain'] }), place('a-quicksand', 0)).state,
    place('a-mana-drain', 0),
  ],
  ['CHAMPION_MUST_BE_CENTER', 'a champion stands in the centre', noLeft, place('a-ethereal-wisper', 0)],
  ['CARD_NOT_IN_HAND', 'the card stands on the board already', noLeft, place('a-swift-striker', 0)],
  [
    'CANNOT_ATTACK',
    'the first turn of the duel has no attack',
    duel({ left: 'iron-guardian' }, {}, { turn: 1 }),
    attack('a-iron-guardian', laneTarget(1, 0)),
  ],
  [
    'UNSUPPORTED_ATTACK_TYPE',
    'only All-Rounders attack diagonally',
    duel({ left: 'iron-guardian' }, { lanes: [0, 5] }),
    attack('a-iron-guardian', cardTarget('b-ethereal-wisper'), 'DIAGONAL'),
  ],
  [
    'UNSUPPORTED_ATTACK_TYPE',
    'there is no such kind of attack',
    board,
    attack('a-iron-guardian', cardTarget('b-aquatic-golem'), 'SIDEWAYS'),
  ],
  ['INVALID_ATTACK_PATTERN', 'VERTICAL is the same column', board, attack('a-iron-guardian', laneTarget(1, 2))],
  [
    'INVALID_ATTACK_PATTERN',
    'DIAGONAL is exactly one column away',
    board,
    attack('a-swift-striker', cardTarget('b-aquatic-golem'), 'DIAGONAL'),
  ],
  [
    'CANNOT_ATTACK_CHAMPION',
    'both of its side lanes stand',
    board,
    attack('a-frost-sentinel', cardTarget('b-ethereal-wisper')),
  ],
  [
    'CANNOT_ATTACK_CHAMPION_LANE',
    'the centre lane is the champion',
    board,
    attack('a-frost-sentinel', laneTarget(1, 1)),
  ],
  ['NOT_A_DEFENDER', 'only Defenders protect', board, protect('a-swift-striker')],
  [
    'PROTECTION_ON_COOLDOWN',
    'nobody protects two turns running',
    withCard(board, 'a-iron-guardian', { protectedLastTurn: true }),
    protect('a-iron-guardian'),
  ],
  ['NOT_A_PUMPER', 'only Pumpers pump', board, pump('a-iron-guardian')],
];

describe('the validation pipeline', () => {
  it.each([...PIPELINE, ...TARGETS, ...SPECIFIC])('answers %s: %s', (code, _because, state, action) => {
    expect(game.invariants(state)).toEqual([]);
    expect(codeOf(state, action)).toBe(code);
  });

  it('answers WRONG_PHASE where the placement validator is used on its own', () => {
    const action: ActionOf<'PLACE_CARD'> = {
      type: 'PLACE_CARD',
      seat: 0,
      data: { cardId: 'a-noble-knight', position: 0 },
    };
    expect(validateCardPlacement({ ...noLeft, phase: 'BATTLE' }, action)).toMatchObject({ code: 'WRONG_PHASE' });
  });

  it('asks for the timing before the player, the player before the card, the card before its targets', () => {
    const wrong = attack('b-aquatic-golem', laneTarget(0, 9), 'SIDEWAYS');
    expect(codeOf({ ...board, phase: 'DRAW' }, by(1, wrong))).toBe('INVALID_ACTION_TIMING');
    expect(codeOf(board, by(1, wrong))).toBe('NOT_ACTIVE_PLAYER');
    expect(codeOf(board, wrong)).toBe('ACTOR_CANNOT_PERFORM');
    expect(codeOf(board, attack('a-iron-guardian', laneTarget(0, 9), 'SIDEWAYS'))).toBe('INVALID_TARGETS');
  });

  it('says that the player may try again', () =>
    expect(game.validate(board, drawCard)).toMatchObject({ valid: false, severity: 'RETRY' }));

  it('explains which part of the actor or target is wrong', () =>
    expect(game.validate(board, ability('a-iron-guardian'))).toMatchObject({ details: { reason: 'NO_ABILITY' } }));

  it('lets either player concede at any time', () => {
    expect(codeOf(board, act('CONCEDE'))).toBeNull();
    expect(codeOf({ ...board, phase: 'DRAW' }, by(1, act('CONCEDE')))).toBeNull();
  });

  it('does not tell what lies in the deck: a card that is not in hand is not asked for its targets', () => {
    const inDeck = board.players[0].deck[0];
    expect(codeOf(board, place(inDeck, 0))).toBe('CARD_NOT_IN_HAND');
    expect(codeOf(board, place(inDeck, 0, 'nobody'))).toBe('CARD_NOT_IN_HAND');
  });

  it('counts null as absent, inside a target too', () => {
    const target = { kind: 'card', cardId: 'b-aquatic-golem', column: null };
    expect(
      codeOf(board, act('SELECT_ATTACK', { cardId: 'a-iron-guardian', attackType: 'VERTICAL', target })),
    ).toBeNull();
  });
});
