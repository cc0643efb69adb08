import { describe, expect, it } from '@jest/globals';
import type { Seat } from '../../engine/seat.js';
import { azul } from './index.js';
import { REFUSAL_CODES } from './refusals.js';
import type { AzulState } from './state.js';
import { draft, position } from './test-states.js';

const judge = (state: AzulState, type: unknown, data?: unknown, seat: Seat = 0): string => {
  const answer = azul.validate(state, { type, seat, data });
  return answer.valid ? 'VALID' : answer.code;
};

/**
 * Seat 0: row 0 complete with RED, row 2 with two RED, row 1 has YELLOW on its wall. The tiles: BLUE and RED in factory
 * 0, YELLOW in factory 1, WHITE in the centre.
 */
const sketch = {
  factories: [{ BLUE: 2, RED: 2 }, { YELLOW: 4 }],
  center: { WHITE: 2 },
  players: [{ lines: { 0: ['RED', 1], 2: ['RED', 2] }, wall: ['', '..x..'] }, {}],
} as const;
const table = position(sketch);
const over = position({ ...sketch, phase: 'GAME_OVER', result: { winner: 1, reason: 'CONCEDE' } });

describe('a draft is refused', () => {
  it.each([
    ['GAME_OVER', 'after the end', over, draft(0, 'BLUE', 1)],
    ['NOT_ACTIVE_PLAYER', 'out of turn', table, draft(0, 'BLUE', 1, 1)],
    ['INVALID_SOURCE', 'from a sixth factory', table, draft(5, 'BLUE', 1)],
    ['INVALID_SOURCE', 'from a factory below 0', table, draft(-1, 'BLUE', 1)],
    ['INVALID_SOURCE', 'from a factory with a huge number', table, draft(Number.MAX_SAFE_INTEGER, 'BLUE', 1)],
    ['INVALID_COLOR', 'of a colour that does not exist', table, draft(0, 'GREEN', 1)],
    ['INVALID_COLOR', 'of a colour in small letters', table, draft(0, 'blue', 1)],
    ['INVALID_COLOR', 'of an inherited property', table, draft(0, 'constructor', 1)],
    ['INVALID_COLOR', 'of the prototype', table, draft('center', '__proto__', 1)],
    ['SOURCE_EMPTY', 'of a colour that the factory lacks', table, draft(1, 'BLUE', 1)],
    ['SOURCE_EMPTY', 'from an empty factory', table, draft(2, 'BLUE', 1)],
    ['SOURCE_EMPTY', 'of a colour that the centre lacks', table, draft('center', 'BLUE', 1)],
    ['INVALID_DESTINATION', 'to a sixth line', table, draft(0, 'BLUE', 5)],
    ['INVALID_DESTINATION', 'to a line below 0', table, draft(0, 'BLUE', -1)],
    ['PATTERN_LINE_COMPLETE', 'to a complete line', table, draft(0, 'BLUE', 0)],
    ['PATTERN_LINE_COMPLETE', 'to a complete line of its own colour', table, draft(0, 'RED', 0)],
    ['COLOR_MISMATCH', 'to a line of another colour', table, draft(0, 'BLUE', 2)],
    ['WALL_CONFLICT', 'to a row that has the colour on its wall', table, draft(1, 'YELLOW', 1)],
  ])('%s %s', (code, _, state, { type, data, seat }) => expect(judge(state, type, data, seat)).toBe(code));

  it('with its sentence and what helps to put it right', () => {
    expect(azul.validate(table, draft(1, 'YELLOW', 1))).toEqual({
      valid: false,
      code: 'WALL_CONFLICT',
      message: REFUSAL_CODES.WALL_CONFLICT,
      details: { row: 1, column: 2 },
    });
  });
});

describe('of two faults the earlier check answers:', () => {
  const bothSeats = position({ ...sketch, activeSeat: 1 });
  /** Row 0 complete with RED and BLUE on its wall; row 2 begun in RED and YELLOW on its wall. */
  const walled = position({
    ...sketch,
    players: [{ lines: { 0: ['RED', 1], 2: ['RED', 2] }, wall: ['x....', '', '...x.'] }, {}],
  });

  it.each([
    ['INVALID_ACTION_TYPE', 'the type before the end', over, 'PASS', draft(0, 'BLUE', 1).data, 0],
    ['INVALID_ACTION_TYPE', 'the type before the shape', table, 'PASS', [], 0],
    ['MALFORMED_ACTION', 'the shape before the end', over, 'DRAFT', {}, 0],
    ['GAME_OVER', 'the end before the turn', over, 'DRAFT', draft(0, 'BLUE', 1).data, 1],
    ['NOT_ACTIVE_PLAYER', 'the turn before the source', bothSeats, 'DRAFT', draft(9, 'BLUE', 1).data, 0],
    ['INVALID_SOURCE', 'the source before the colour', table, 'DRAFT', draft(9, 'GREEN', 1).data, 0],
    ['INVALID_COLOR', 'the colour before what the source holds', table, 'DRAFT', draft(2, 'GREEN', 9).data, 0],
    ['SOURCE_EMPTY', 'what the source holds before the line', table, 'DRAFT', draft(2, 'BLUE', 9).data, 0],
    ['PATTERN_LINE_COMPLETE', 'completeness before the colour', table, 'DRAFT', draft(0, 'BLUE', 0).data, 0],
    ['PATTERN_LINE_COMPLETE', 'completeness before the wall', walled, 'DRAFT', draft(0, 'BLUE', 0).data, 0],
    ['COLOR_MISMATCH', 'the colour of the line before the wall', walled, 'DRAFT', draft(1, 'YELLOW', 2).data, 0],
  ] as const)('%s – %s', (code, _, state, type, data, seat) => expect(judge(state, type, data, seat)).toBe(code));
});

describe('a draft is allowed', () => {
  it.each([
    ['to an empty line', draft(0, 'BLUE', 1)],
    ['to a line of its colour', draft(0, 'RED', 2)],
    ['to the floor', draft(0, 'BLUE', 'floor')],
    ['with more tiles than the line has room', draft(1, 'YELLOW', 3)],
    ['with more tiles than are left of a begun line', draft(0, 'RED', 2)],
    ['to another row than the one with the colour on its wall', draft(1, 'YELLOW', 4)],
    ['of another colour to a row with a tile on its wall', draft(0, 'BLUE', 1)],
    ['from the centre with the token', draft('center', 'WHITE', 3)],
  ])('%s', (_, { type, data }) => expect(judge(table, type, data)).toBe('VALID'));

  it('to the floor though it is full', () => {
    const full = position({ factories: [{ BLUE: 4 }], players: [{ floor: Array(7).fill('RED') }, {}] });
    expect(judge(full, 'DRAFT', draft(0, 'BLUE', 'floor').data)).toBe('VALID');
  });

  it('by the other board alone: a line of the opponent does not matter', () => {
    const theirs = position({ factories: [{ BLUE: 4 }], players: [{}, { lines: { 1: ['RED', 1] } }] });
    expect(judge(theirs, 'DRAFT', draft(0, 'BLUE', 1).data)).toBe('VALID');
  });
});

describe('conceding', () => {
  it.each([0, 1] as const)('is open to seat %i whoever is to act', (seat) =>
    expect(judge(table, 'CONCEDE', undefined, seat)).toBe('VALID'),
  );
  it('comes too late after the end', () => expect(judge(over, 'CONCEDE', {})).toBe('GAME_OVER'));
});
