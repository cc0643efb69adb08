import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, hmacHex, sha256Hex } from './canonical.js';

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, section 3.2.2', () =>
    expect(
      canonicalJson({
        numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
        string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"\u002f',
        literals: [null, true, false],
      }),
    ).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    ));
  it('sorts names by their UTF-16 code units (section 3.2.3)', () =>
    expect(
      canonicalJson({
        '\u20ac': 'Euro Sign',
        '\r': 'Carriage Return',
        '\ufb33': 'Hebrew Letter Dalet With Dagesh',
        '1': 'One',
        '\ud83d\ude00': 'Emoji: Grinning Face',
        '\u0080': 'Control',
        '\u00f6': 'Latin Small Letter O With Diaeresis',
      }),
    ).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis",' +
        '"€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ));
  it.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [1e21, '1e+21'],
    [0.000001, '0.000001'],
    [1e-7, '1e-7'],
  ])('writes the number %d as ECMAScript does', (number, text) => expect(canonicalJson(number)).toBe(text));
  it('leaves out absent members', () => expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}'));
  it('writes numeric names in the order of text', () => expect(canonicalJson({ 10: 1, 9: 2 })).toBe('{"10":1,"9":2}'));
  it.each([[NaN], [Infinity], [undefined], [() => 0], [Symbol('s')], [1n], [[undefined]]])('refuses %p', (value) =>
    expect(() => canonicalJson(value)).toThrow(TypeError),
  );
  it('says the same as JSON, whatever the order of names', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { seed: 8785 },
    ));
});

describe('hashes', () => {
  it('sha256Hex knows the empty text', () =>
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'));
  it('hmacHex answers test case 2 of RFC 4231', () =>
    expect(hmacHex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ));
});
