import { describe, expect, it } from '@jest/globals';
import type { UntrustedAction } from '../../../engine/action.js';
import { REFUSAL_CODES } from '../refusal-codes.js';
import { activate, cast, choose, codeOf, decline, deploy, follow, pass } from '../test-actions.js';
import { enemy, given, own, type Given } from '../test-states.js';

type Row = readonly [code: string, rule: string, given: Given, action: UntrustedAction];

const play = (data: object): UntrustedAction => ({ type: 'PLAY_CARD', seat: 0, data });
const over = { state: { result: { winner: 1 as const, reason: 'CONCEDE' } } };

const COMMON: readonly Row[] = [
  ['MATCH_ENDED', 'nothing is done once the match is over', over, pass(0)],
  ['MATCH_ENDED', 'not even conceding', over, { type: 'CONCEDE', seat: 0 }],
  ['MATCH_ENDED', 'which comes before the action is looked at', over, { type: 'NONSENSE', seat: 0 }],
  ['UNKNOWN_ACTION', 'only five actions exist', {}, { type: 'ATTACK', seat: 0 }],
  ['UNKNOWN_ACTION', 'names that objects know are no actions', {}, { type: 'constructor', seat: 0 }],
  ['UNKNOWN_ACTION', 'and come before whose turn it is', {}, { type: 7, seat: 1 }],
  ['NOT_CURRENT_PLAYER', 'players take turns', {}, pass(1)],
  ['NOT_CURRENT_PLAYER', 'also with nothing to answer', {}, { type: 'SUBMIT_INPUT', seat: 1, data: { choice: 0 } }],
  ['PLAYER_DONE', 'done is done for this skirmish', { player: { isDone: true } }, pass(0)],
];

const MALFORMED: readonly Row[] = [
  ['MALFORMED_ACTION', 'data is an object', {}, { type: 'PASS', seat: 0, data: [] }],
  ['MALFORMED_ACTION', 'passing has no data', {}, { type: 'PASS', seat: 0, data: { why: 1 } }],
  ['MALFORMED_ACTION', 'a card is named', {}, play({ slot: own(0) })],
  ['MALFORMED_ACTION', 'by a string', {}, play({ cardId: 7 })],
  ['MALFORMED_ACTION', 'null is as good as absent', {}, play({ cardId: null })],
  ['MALFORMED_ACTION', 'a slot has a terrain', {}, play({ cardId: 'x', slot: { seat: 0 } })],
  ['MALFORMED_ACTION', 'which is a number', {}, play({ cardId: 'x', slot: { terrain: '0', seat: 0 } })],
  ['MALFORMED_ACTION', 'a whole one', {}, play({ cardId: 'x', slot: { terrain: 0.5, seat: 0 } })],
  ['MALFORMED_ACTION', 'and one of two seats', {}, play({ cardId: 'x', slot: { terrain: 0, seat: 2 } })],
  ['MALFORMED_ACTION', 'and nothing more', {}, play({ cardId: 'x', slot: { terrain: 0, seat: 0, x: 1 } })],
  ['MALFORMED_ACTION', 'targets are a list', {}, play({ cardId: 'x', targets: own(0) })],
  ['MALFORMED_ACTION', 'of slots', {}, play({ cardId: 'x', targets: [null] })],
  ['MALFORMED_ACTION', 'a choice is a number', {}, { type: 'SUBMIT_INPUT', seat: 0, data: { choice: '0' } }],
  ['MALFORMED_ACTION', 'prototype keys are unknown fields', {}, play(JSON.parse('{"cardId":"x","__proto__":{}}'))],
];

const PLAYING: readonly Row[] = [
  [
    'CARD_ALREADY_PLAYED',
    'one card a turn',
    { hand: ['bard'], player: { playedCard: true } },
    deploy('h-bard', own(0)),
  ],
  ['CARD_NOT_IN_HAND', 'cards are played from the hand', { deck: ['bard'] }, deploy('d-bard', own(0))],
  ['CARD_NOT_IN_HAND', 'one’s own', { enemyHand: ['bard'] }, deploy('eh-bard', own(0))],
  ['CARD_NOT_IN_HAND', 'and real ones', {}, deploy('__proto__', own(0))],
  ['TARGET_REQUIRED', 'a unit needs a slot', { hand: ['bard'] }, play({ cardId: 'h-bard' })],
  ['TARGET_REQUIRED', 'before its targets are found wrong', { hand: ['bard'] }, cast('h-bard', own(0))],
  [
    'INVALID_TARGET',
    'a unit has no targets',
    { hand: ['bard'] },
    play({ cardId: 'h-bard', slot: own(0), targets: [] }),
  ],
  ['INVALID_TARGET', 'a unit goes to an own slot', { hand: ['bard'] }, play({ cardId: 'h-bard', slot: enemy(0) })],
  ['INVALID_TARGET', 'on the board', { hand: ['bard'] }, deploy('h-bard', own(5))],
  ['INVALID_TARGET', 'on this side of it too', { hand: ['bard'] }, deploy('h-bard', own(-1))],
  ['SLOT_OCCUPIED', 'a slot holds one unit', { hand: ['bard'], own: ['scout'] }, deploy('h-bard', own(0))],
  ['MUST_CONSUME', 'the Dragon comes by consuming', { hand: ['dragon'] }, deploy('h-dragon', own(0))],
  [
    'CAN_CONSUME_DENIED',
    'a Peacemaker on the terrain keeps its peace',
    { hand: ['veteran'], own: ['scout'], enemy: ['peacemaker'] },
    deploy('h-veteran', own(0)),
  ],
  [
    'CAN_CONSUME_DENIED',
    'and on the adjacent ones',
    { hand: ['dragon'], own: ['scout', 'peacemaker'] },
    deploy('h-dragon', own(0)),
  ],
  [
    'CAN_CONSUME_DENIED',
    'which is asked before deploying',
    { hand: ['veteran'], own: ['scout'], enemy: ['sentinel', 'peacemaker'] },
    deploy('h-veteran', own(0)),
  ],
  ['CAN_DEPLOY_DENIED', 'a Sentinel bars its front', { hand: ['bard'], enemy: ['sentinel'] }, deploy('h-bard', own(0))],
  [
    'CAN_DEPLOY_DENIED',
    'also for consumers',
    { hand: ['veteran'], own: ['scout'], enemy: ['sentinel'] },
    deploy('h-veteran', own(0)),
  ],
];

const CASTING: readonly Row[] = [
  ['TARGET_REQUIRED', 'an action card needs a target', { hand: ['strike'] }, play({ cardId: 'h-strike' })],
  ['TARGET_REQUIRED', 'an empty list is none', { hand: ['strike'] }, cast('h-strike')],
  [
    'TARGET_REQUIRED',
    'Repositioning needs two',
    { hand: ['repositioning'], own: ['bard'] },
    cast('h-repositioning', own(0)),
  ],
  [
    'INVALID_TARGET',
    'an action card has no slot',
    { hand: ['strike'], own: ['bard'] },
    play({ cardId: 'h-strike', slot: own(0), targets: [own(0)] }),
  ],
  ['INVALID_TARGET', 'one target is not two', { hand: ['strike'], own: ['bard'] }, cast('h-strike', own(0), own(0))],
  ['INVALID_TARGET', 'targets are on the board', { hand: ['seed'] }, cast('h-seed', own(9))],
  ['INVALID_TARGET', 'Strike needs a unit', { hand: ['strike'] }, cast('h-strike', own(0))],
  ['INVALID_TARGET', 'so does Fireball', { hand: ['fireball'] }, cast('h-fireball', enemy(0))],
  ['INVALID_TARGET', 'and Unsummon', { hand: ['unsummon'] }, cast('h-unsummon', enemy(0))],
  ['INVALID_TARGET', 'Energize needs an ally', { hand: ['energize'], enemy: ['bard'] }, cast('h-energize', enemy(0))],
  [
    'INVALID_TARGET',
    'Assassinate an enemy of power 5',
    { hand: ['assassinate'], enemy: ['noble'] },
    cast('h-assassinate', enemy(0)),
  ],
  ['INVALID_TARGET', 'and no ally', { hand: ['assassinate'], own: ['champion'] }, cast('h-assassinate', own(0))],
  [
    'INVALID_TARGET',
    'Repositioning begins with an own unit',
    { hand: ['repositioning'], own: ['bard'] },
    cast('h-repositioning', own(1), own(0)),
  ],
  [
    'INVALID_TARGET',
    'and ends on another slot',
    { hand: ['repositioning'], own: ['bard'] },
    cast('h-repositioning', own(0), own(0)),
  ],
  [
    'INVALID_TARGET',
    'of one’s own',
    { hand: ['repositioning'], own: ['bard'] },
    cast('h-repositioning', own(0), enemy(1)),
  ],
  [
    'CAN_TARGET_DENIED',
    'a Warden shields its close allies from action cards',
    { hand: ['strike'], enemy: ['bard', 'warden'] },
    cast('h-strike', enemy(0)),
  ],
];

const ACTIVATING: readonly Row[] = [
  ['UNIT_NOT_FOUND', 'units act on the board', { hand: ['ranger'] }, activate('h-ranger', own(0))],
  ['NOT_OWNER', 'one’s own', { enemy: ['ranger'] }, activate('e-ranger', enemy(1))],
  ['NO_ABILITY', 'those that can', { own: ['noble'] }, activate('o-noble', own(1))],
  [
    'ON_COOLDOWN',
    'when they are ready',
    { own: ['rookie'], units: { 'o-rookie': { cooldown: 1 } } },
    activate('o-rookie', own(1)),
  ],
  [
    'ON_COOLDOWN',
    'once a turn is once a turn',
    { own: ['ranger'], units: { 'o-ranger': { activatedThisTurn: true } } },
    activate('o-ranger', own(1)),
  ],
  [
    'TARGET_REQUIRED',
    'an ability needs a target',
    { own: ['ranger'] },
    { type: 'ACTIVATE', seat: 0, data: { cardId: 'o-ranger' } },
  ],
  ['INVALID_TARGET', 'the Ranger moves closely', { own: ['ranger'] }, activate('o-ranger', own(2))],
  ['INVALID_TARGET', 'and on its own side', { own: ['ranger'] }, activate('o-ranger', enemy(0))],
  ['INVALID_TARGET', 'the Rookie helps a close slot', { own: ['rookie'] }, activate('o-rookie', own(0))],
  ['INVALID_TARGET', 'the Vampire bites a unit', { own: ['vampire'] }, activate('o-vampire', enemy(0))],
  [
    'INVALID_TARGET',
    'the Necromancer needs an empty slot',
    { own: ['necromancer', 'bard'], graveyard: ['bard'] },
    activate('o-necromancer', own(1)),
  ],
  [
    'INVALID_TARGET',
    'and a dead unit',
    { own: ['necromancer'], graveyard: ['noble', 'strike'] },
    activate('o-necromancer', own(1)),
  ],
  [
    'CAN_TARGET_DENIED',
    'a Warden shields its close allies from abilities',
    { own: ['vampire'], enemy: ['bard', 'warden'] },
    activate('o-vampire', enemy(0)),
  ],
  [
    'CAN_DEPLOY_DENIED',
    'the dead are deployed, and a Sentinel bars its front',
    { own: ['necromancer'], enemy: [null, 'sentinel'], graveyard: ['bard'] },
    activate('o-necromancer', own(1)),
  ],
];

const asked = follow(given({ hand: ['archer', 'bard'], enemy: ['noble'] }), deploy('h-archer', own(0))).state;
const mayDecline = follow(given({ hand: ['knight'] }), deploy('h-knight', own(0))).state;
const CHOOSING = [
  ['INPUT_PENDING', 'an open choice is answered first', asked, pass(0)],
  ['INPUT_PENDING', 'by its owner', asked, { type: 'SUBMIT_INPUT', seat: 1, data: { choice: 0 } }],
  ['INPUT_PENDING', 'whatever the other does', asked, pass(1)],
  ['INVALID_CHOICE', 'the index is one of the options', asked, choose(1)],
  ['INVALID_CHOICE', 'and not below them', asked, choose(-1)],
  ['INVALID_CHOICE', 'and a whole number', asked, choose(0.5)],
  ['INVALID_CHOICE', 'declined only where the text says may', asked, decline],
  ['INVALID_CHOICE', 'nothing is answered unasked', given(), choose(0)],
  ['VALID', 'the Knight’s Squire may be declined', mayDecline, decline],
  ['VALID', 'with null as with nothing', mayDecline, { type: 'SUBMIT_INPUT', seat: 0, data: { choice: null } }],
  ['VALID', 'conceding is open while a choice is', asked, { type: 'CONCEDE', seat: 1 }],
] as const;

const ROWS = [...COMMON, ...MALFORMED, ...PLAYING, ...CASTING, ...ACTIVATING];

describe('refusals', () => {
  it.each(ROWS)('%s: %s', (code, _, wanted, action) => expect(codeOf(given(wanted), action)).toBe(code));

  it.each(CHOOSING)('%s: %s', (code, _, state, action) => expect(codeOf(state, action)).toBe(code));

  it('are all produced here', () => {
    const produced = new Set<string>([...ROWS, ...CHOOSING].map(([code]) => code));
    expect(Object.keys(REFUSAL_CODES).filter((code) => !produced.has(code))).toEqual([]);
  });
});
