import { describe, expect, it } from '@jest/globals';
import { firstRefusal, refusals, type Rule, VALID, verdict } from './refusal.js';

const refuse = refusals({ TOO_SMALL: 'The number is too small', ODD: 'The number is odd' });
const isLarge: Rule<number, null> = (state) => (state > 10 ? null : refuse('TOO_SMALL', { least: 11 }));
const isEven: Rule<number, null> = (state) => (state % 2 === 0 ? null : refuse('ODD'));
const neverAsked: Rule<number, null> = () => {
  throw new Error('asked');
};

describe('firstRefusal', () => {
  it.each([
    [12, undefined],
    [13, 'ODD'],
    [8, 'TOO_SMALL'],
    [7, 'TOO_SMALL'],
  ])('of %i is %s', (state, code) => expect(firstRefusal(isLarge, isEven)(state, null)?.code).toBe(code));
  it('asks no rule after the first that refuses', () =>
    expect(firstRefusal(isEven, neverAsked)(7, null)?.code).toBe('ODD'));
  it('without rules refuses nothing', () => expect(firstRefusal()(7, null)).toBeNull());
});

describe('refusals', () => {
  it('know the sentence of a code', () => expect(refuse('ODD')).toEqual({ code: 'ODD', message: 'The number is odd' }));
  it('carry details where there are some', () => expect(isLarge(3, null)?.details).toEqual({ least: 11 }));
});

describe('verdict', () => {
  it('is valid without a refusal', () => expect(verdict(null)).toBe(VALID));
  it('holds the refusal', () =>
    expect(verdict(refuse('ODD'))).toEqual({ valid: false, code: 'ODD', message: 'The number is odd' }));
});
