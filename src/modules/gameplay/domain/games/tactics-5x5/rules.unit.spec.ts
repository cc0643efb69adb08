import { describe, expect, it } from '@jest/globals';
import type { Seat } from '../../engine/seat.js';
import { REFUSAL_CODES } from './refusal-codes.js';
import { validate } from './rules.js';
import type { TacticsState } from './state.js';
import { dead, position, unit } from './positions.fixture.js';

/** a (1,1) and b (3,1) are seat 0's; foe (2,2) touches neither; fallen (0,1) is dead. */
const field = position([
  unit('a', 0, 1, 1),
  unit('b', 0, 3, 1),
  unit('foe', 1, 2, 2),
  dead('fallen', 1, 0, 1),
  dead('lost', 0, 4, 4),
]);
/** Both a and b touch foe. */
const pincer = position([unit('a', 0, 1, 2), unit('b', 0, 3, 2), unit('foe', 1, 2, 2)]);
/** b touches foe; a can step next to it. */
const flank = position([unit('a', 0, 1, 1), unit('b', 0, 3, 2), unit('foe', 1, 2, 2)]);
const balanced = (state: TacticsState, spent: Parameters<typeof position>[1] = {}): TacticsState =>
  position(state.units, { ruleset: 'V1_BALANCED', ...spent });

const at = (x: number, y: number) => ({ targetPosition: { x, y } });
const judge = (state: TacticsState, type: unknown, data: unknown = {}, seat: Seat = 0) => {
  const answer = validate(state, { type, seat, data });
  return answer.valid ? 'VALID' : answer.code;
};

type Case = readonly [code: string, why: string, state: TacticsState, type: unknown, data?: unknown, seat?: Seat];

const over = position(field.units, { isGameOver: true, winner: 0 });
const GENERAL: readonly Case[] = [
  ['GAME_OVER', 'the game is over', over, 'END_TURN'],
  ['GAME_OVER', 'the game is over, before the type is looked at', over, 'FLY'],
  ['GAME_OVER', 'conceding comes too late', over, 'CONCEDE'],
  ['INVALID_ACTION_TYPE', 'the type is unknown', field, 'FLY'],
  ['INVALID_ACTION_TYPE', 'the type is null', field, null],
  ['INVALID_ACTION_TYPE', 'the type is the name of a method', field, 'toString'],
  ['INVALID_ACTION_TYPE', 'the type is unknown, before the turn', field, 'FLY', {}, 1],
  ['MALFORMED_ACTION', 'data is a list', field, 'MOVE', []],
  ['MALFORMED_ACTION', 'a field is unknown', field, 'MOVE', { ...at(1, 2), speed: 2 }],
  ['MALFORMED_ACTION', 'END_TURN takes no fields', field, 'END_TURN', { actingUnitId: 'a' }],
  ['MALFORMED_ACTION', 'an id is a number', field, 'ATTACK', { targetUnitId: 1, ...at(2, 2) }],
  ['MALFORMED_ACTION', 'a coordinate is text', field, 'MOVE', { targetPosition: { x: '1', y: 2 } }],
  ['MALFORMED_ACTION', 'a coordinate is missing', field, 'MOVE', { targetPosition: { x: 1 } }],
  ['MALFORMED_ACTION', 'a position has three coordinates', field, 'MOVE', { targetPosition: { x: 1, y: 2, z: 0 } }],
  ['MALFORMED_ACTION', 'malformed comes before the turn', field, 'MOVE', [], 1],
  ['NOT_YOUR_TURN', 'the other seat moves', field, 'MOVE', at(2, 3), 1],
  ['NOT_YOUR_TURN', 'END_TURN is bound to the turn too', field, 'END_TURN', {}, 1],
  ['UNIT_NOT_FOUND', 'the acting unit does not exist', field, 'MOVE', { actingUnitId: 'x', ...at(1, 2) }],
  [
    'UNIT_NOT_FOUND',
    'ids of inherited properties do not exist',
    field,
    'MOVE',
    { actingUnitId: '__proto__', ...at(1, 2) },
  ],
  ['UNIT_NOT_FOUND', 'the acting unit comes before missing fields', field, 'ATTACK', { actingUnitId: 'x' }],
  ['UNIT_NOT_OWNED', "the acting unit is the opponent's", field, 'MOVE', { actingUnitId: 'foe', ...at(2, 3) }],
  ['UNIT_NOT_OWNED', 'ownership comes before death', field, 'MOVE', { actingUnitId: 'fallen', ...at(0, 2) }],
  ['UNIT_DEAD', 'the acting unit is dead', field, 'MOVE', { actingUnitId: 'lost', ...at(4, 3) }],
];

const MOVE: readonly Case[] = [
  ['MOVE_HAS_TARGET_UNIT', 'a move names a target', field, 'MOVE', { targetUnitId: 'foe' }],
  ['MISSING_TARGET_POSITION', 'a move without destination', field, 'MOVE', {}],
  ['MISSING_TARGET_POSITION', 'null counts as absent', field, 'MOVE', { targetPosition: null }],
  ['OUT_OF_BOARD', 'a tile below the board', field, 'MOVE', at(1, -1)],
  ['OUT_OF_BOARD', 'a tile right of the board', field, 'MOVE', at(5, 1)],
  ['OUT_OF_BOARD', 'a tile between tiles', field, 'MOVE', at(1.5, 1)],
  ['OUT_OF_BOARD', 'a tile astronomically far', field, 'MOVE', at(1e300, 1)],
  ['TILE_OCCUPIED', 'a friend stands there', field, 'MOVE', at(3, 1)],
  ['TILE_OCCUPIED', 'an enemy stands there', field, 'MOVE', at(2, 2)],
  ['NO_MOVER', 'no unit is next to the tile', field, 'MOVE', at(4, 3)],
  ['NO_MOVER', 'the step would be diagonal', field, 'MOVE', at(0, 0)],
  ['NO_MOVER', 'the named unit is two steps away', field, 'MOVE', { actingUnitId: 'b', ...at(1, 2) }],
  ['AMBIGUOUS_MOVE', 'two units could enter', field, 'MOVE', at(2, 1)],
];

const ATTACK: readonly Case[] = [
  ['MISSING_TARGET_UNIT', 'an attack on nobody', pincer, 'ATTACK', {}],
  ['MISSING_TARGET_POSITION', 'an attack on nowhere', pincer, 'ATTACK', { targetUnitId: 'foe' }],
  ['TARGET_NOT_FOUND', 'the target does not exist', pincer, 'ATTACK', { targetUnitId: 'x', ...at(2, 2) }],
  ['TARGET_DEAD', 'the target is dead', field, 'ATTACK', { targetUnitId: 'fallen', ...at(0, 1) }],
  ['TARGET_FRIENDLY', 'the target is a friend', field, 'ATTACK', { targetUnitId: 'b', ...at(3, 1) }],
  ['POSITION_MISMATCH', 'the target stands elsewhere', pincer, 'ATTACK', { targetUnitId: 'foe', ...at(2, 3) }],
  ['NOT_ADJACENT', 'diagonal is not adjacent', field, 'ATTACK', { targetUnitId: 'foe', ...at(2, 2) }],
  [
    'NOT_ADJACENT',
    'the named unit is too far',
    flank,
    'ATTACK',
    { actingUnitId: 'a', targetUnitId: 'foe', ...at(2, 2) },
  ],
  ['AMBIGUOUS_ATTACKER', 'two units could attack', pincer, 'ATTACK', { targetUnitId: 'foe', ...at(2, 2) }],
];

const MOVE_AND_ATTACK: readonly Case[] = (
  [
    ['MISSING_TARGET_POSITION', 'no destination', field, {}],
    ['MISSING_TARGET_UNIT', 'no target', field, at(1, 2)],
    ['OUT_OF_BOARD', 'outside the board', field, { targetUnitId: 'foe', ...at(1, 9) }],
    ['TILE_OCCUPIED', 'occupied', field, { targetUnitId: 'foe', ...at(3, 1) }],
    ['TARGET_NOT_FOUND', 'no such target', field, { targetUnitId: 'x', ...at(1, 2) }],
    ['TARGET_DEAD', 'the target is dead', field, { targetUnitId: 'fallen', ...at(1, 2) }],
    ['TARGET_FRIENDLY', 'the target is a friend', field, { targetUnitId: 'b', ...at(1, 2) }],
    ['NO_MOVER', 'nobody next to the destination', field, { targetUnitId: 'foe', ...at(2, 3) }],
    ['AMBIGUOUS_MOVE', 'two movers', field, { targetUnitId: 'foe', ...at(2, 1) }],
    ['NOT_ADJACENT', 'the target stays out of reach', field, { targetUnitId: 'foe', ...at(1, 0) }],
    ['AMBIGUOUS_ATTACKER_AFTER_MOVE', 'a bystander touches the target', flank, { targetUnitId: 'foe', ...at(1, 2) }],
  ] as const
).map(([code, why, state, data]) => [code, why, state, 'MOVE_AND_ATTACK', data]);

const strike = { targetUnitId: 'foe', ...at(2, 2) };
const flankStrike = { targetUnitId: 'foe', ...at(1, 2) };
const BALANCED: readonly Case[] = [
  [
    'UNIT_ALREADY_MOVED',
    'moves twice',
    balanced(field, { spent: { a: { moved: true } } }),
    'MOVE',
    { actingUnitId: 'a', ...at(1, 2) },
  ],
  [
    'UNIT_ALREADY_ATTACKED',
    'attacks twice',
    balanced(pincer, { spent: { a: { attacked: true } } }),
    'ATTACK',
    { actingUnitId: 'a', ...strike },
  ],
  [
    'UNIT_ALREADY_MOVED',
    'has done both and would do both',
    balanced(flank, { spent: { a: { moved: true, attacked: true } } }),
    'MOVE_AND_ATTACK',
    { actingUnitId: 'a', ...flankStrike },
  ],
  [
    'UNIT_ALREADY_ATTACKED',
    'has attacked and would do both',
    balanced(flank, { spent: { a: { attacked: true } } }),
    'MOVE_AND_ATTACK',
    { actingUnitId: 'a', ...flankStrike },
  ],
  ['NO_MOVER', 'the only mover is spent', balanced(field, { spent: { a: { moved: true } } }), 'MOVE', at(1, 2)],
  [
    'NOT_ADJACENT',
    'both attackers are spent',
    balanced(pincer, { spent: { a: { attacked: true }, b: { attacked: true } } }),
    'ATTACK',
    strike,
  ],
  [
    'NO_MOVER',
    'the mover has attacked',
    balanced(flank, { spent: { a: { attacked: true } } }),
    'MOVE_AND_ATTACK',
    flankStrike,
  ],
  [
    'VALID',
    'a spent rival no longer makes a move ambiguous',
    balanced(field, { spent: { b: { moved: true } } }),
    'MOVE',
    at(2, 1),
  ],
  [
    'VALID',
    'a spent rival no longer makes an attack ambiguous',
    balanced(pincer, { spent: { b: { attacked: true } } }),
    'ATTACK',
    strike,
  ],
  [
    'VALID',
    'a spent bystander no longer makes it ambiguous',
    balanced(flank, { spent: { b: { attacked: true } } }),
    'MOVE_AND_ATTACK',
    flankStrike,
  ],
  [
    'VALID',
    'having moved, a unit may still attack',
    balanced(pincer, { spent: { a: { moved: true } } }),
    'ATTACK',
    { actingUnitId: 'a', ...strike },
  ],
  ['VALID', 'V1 lets a unit move again', position(field.units, { spent: { a: { moved: true } } }), 'MOVE', at(1, 2)],
  [
    'VALID',
    'V1 lets a unit attack again',
    position(pincer.units, { spent: { a: { attacked: true } } }),
    'ATTACK',
    { actingUnitId: 'a', ...strike },
  ],
];

const DECISIONS: readonly Case[] = [
  ['VALID', 'only living units block a tile', field, 'MOVE', at(0, 1)],
  [
    'VALID',
    'the mover of MOVE_AND_ATTACK is inferred as in MOVE',
    position([unit('a', 0, 1, 1), unit('foe', 1, 2, 2)]),
    'MOVE_AND_ATTACK',
    flankStrike,
  ],
  [
    'AMBIGUOUS_ATTACKER_AFTER_MOVE',
    'a bystander makes MOVE_AND_ATTACK ambiguous',
    flank,
    'MOVE_AND_ATTACK',
    flankStrike,
  ],
  ['VALID', 'unless the acting unit is named', flank, 'MOVE_AND_ATTACK', { actingUnitId: 'a', ...flankStrike }],
  ['VALID', 'a named unit may enter a tile next to two units', field, 'MOVE', { actingUnitId: 'a', ...at(2, 1) }],
  ['VALID', 'a named unit may attack an enemy next to two units', pincer, 'ATTACK', { actingUnitId: 'b', ...strike }],
  ['NOT_YOUR_TURN', 'END_TURN needs the turn', field, 'END_TURN', {}, 1],
  ['MISSING_TARGET_POSITION', 'MOVE_AND_ATTACK needs a destination', field, 'MOVE_AND_ATTACK', { targetUnitId: 'foe' }],
  ['MOVE_HAS_TARGET_UNIT', 'MOVE takes no target unit', field, 'MOVE', { targetUnitId: 'foe', ...at(1, 2) }],
  ['VALID', 'a null target unit is no target unit', field, 'MOVE', { targetUnitId: null, ...at(1, 2) }],
  ['GAME_OVER', 'game over goes before every other check', over, null, [], 1],
  ['VALID', 'conceding needs no turn', field, 'CONCEDE', {}, 1],
  ['VALID', 'absent data is empty data', field, 'END_TURN', null],
];

describe.each([
  ['every action', GENERAL],
  ['MOVE', MOVE],
  ['ATTACK', ATTACK],
  ['MOVE_AND_ATTACK', MOVE_AND_ATTACK],
  ['V1_BALANCED', BALANCED],
  ['decisions where the printed rules are silent', DECISIONS],
])('%s', (_, cases) => {
  it.each(cases)('%s: %s', (code, _why, ...position) => expect(judge(...position)).toBe(code));
});

describe('refusals', () => {
  it('every code is covered by a case above', () => {
    const covered = new Set([GENERAL, MOVE, ATTACK, MOVE_AND_ATTACK, BALANCED].flat().map(([code]) => code));
    expect(Object.keys(REFUSAL_CODES).filter((code) => !covered.has(code))).toEqual([]);
  });

  it.each([
    ['Game is already over', over, 'END_TURN', {}],
    ['Target tile is occupied', field, 'MOVE', at(2, 2)],
    ['Ambiguous move', field, 'MOVE', at(2, 1)],
    ['Ambiguous attacker', pincer, 'ATTACK', strike],
    ['Ambiguous attacker after movement', flank, 'MOVE_AND_ATTACK', flankStrike],
    ['Target not adjacent after movement', field, 'MOVE_AND_ATTACK', { targetUnitId: 'foe', ...at(1, 0) }],
  ])('says "%s"', (message, state, type, data) =>
    expect(validate(state, { type, seat: 0, data })).toMatchObject({ valid: false, message }),
  );
});
