import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS, parseOptions, required } from './options.js';

describe('the options of a match', () => {
  it('have defaults as in the printed game', () =>
    expect(parseOptions(undefined)).toEqual({ ok: true, value: DEFAULT_OPTIONS }));
  it.each([
    [{ prizes: 0 }],
    [{ prizes: 7 }],
    [{ handLimit: 0 }],
    [{ suddenDeath: 'yes' }],
    [{ unknown: 1 }],
    [{ startGameRules: [{ type: 'HAS_LUCK', minCount: 1 }] }],
    [{ startGameRules: [{ type: 'HAS_ENERGY_CARD', minCount: 0 }] }],
    [[]],
    ['prizes'],
  ])('refuse %j', (json) => expect(parseOptions(json).ok).toBe(false));
  it('refuse start-game rules that together ask for more than 7 cards', () =>
    expect(
      parseOptions({
        startGameRules: [
          { type: 'HAS_BASIC_POKEMON', minCount: 4 },
          { type: 'HAS_ENERGY_CARD', minCount: 4 },
        ],
      }).ok,
    ).toBe(false));
  it('refuse 7 energy cards, since one Basic Pokémon is needed besides', () =>
    expect(parseOptions({ startGameRules: [{ type: 'HAS_ENERGY_CARD', minCount: 7 }] }).ok).toBe(false));
  it('an empty list means one Basic Pokémon', () => expect(required([], 'HAS_BASIC_POKEMON')).toBe(1));
  it('one Basic is needed whatever the list says', () =>
    expect(required([{ type: 'HAS_ENERGY_CARD', minCount: 2 }], 'HAS_BASIC_POKEMON')).toBe(1));
});
