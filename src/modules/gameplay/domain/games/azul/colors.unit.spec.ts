import { describe, expect, it } from '@jest/globals';
import { COLORS, isColor, wallColor, wallColumn } from './colors.js';

/** The printed wall. */
const WALL = [
  ['BLUE', 'YELLOW', 'RED', 'BLACK', 'WHITE'],
  ['WHITE', 'BLUE', 'YELLOW', 'RED', 'BLACK'],
  ['BLACK', 'WHITE', 'BLUE', 'YELLOW', 'RED'],
  ['RED', 'BLACK', 'WHITE', 'BLUE', 'YELLOW'],
  ['YELLOW', 'RED', 'BLACK', 'WHITE', 'BLUE'],
];

describe('the colours of the wall', () => {
  it.each([0, 1, 2, 3, 4])('are the printed ones in row %i', (row) => {
    expect(WALL[row].map((_, column) => wallColor(row, column))).toEqual(WALL[row]);
  });

  it.each([0, 1, 2, 3, 4])('are found by column in row %i', (row) => {
    expect(COLORS.map((color) => wallColumn(row, color))).toEqual(COLORS.map((color) => WALL[row].indexOf(color)));
  });
});

describe('a colour', () => {
  it.each(['BLUE', 'YELLOW', 'RED', 'BLACK', 'WHITE'])('is %s', (name) => expect(isColor(name)).toBe(true));
  it.each(['blue', 'GREEN', '', '__proto__', 'toString', 0, null, undefined, ['BLUE']])('is not %p', (value) =>
    expect(isColor(value)).toBe(false),
  );
});
