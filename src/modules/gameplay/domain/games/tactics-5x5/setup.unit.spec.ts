import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { tactics5x5 } from './index.js';
import type { LineUpUnit } from './state.js';
import { position, unit } from './positions.fixture.js';

const lineUp = (id: string, owner: 0 | 1, x: number, y: number, changes: object = {}): LineUpUnit => ({
  id,
  type: 'TANK',
  owner,
  hp: 16,
  attack: 2,
  position: { x, y },
  ...changes,
});
const pair = [lineUp('a', 0, 0, 0), lineUp('b', 1, 4, 4)];
const start = (json?: unknown) => {
  const options = tactics5x5.parseOptions(json);
  if (!options.ok) throw new Error(options.error.join());
  return tactics5x5.initialState({ options: options.value, decks: null }, seededRandom('seed', 0)).state;
};

describe('the start', () => {
  it('stands the default line-up', () =>
    expect(start().units.map((u) => [u.id, u.type, u.owner, u.hp, u.attack, u.position.x, u.position.y])).toEqual([
      ['u1_p1', 'SWORDSMAN', 0, 10, 3, 1, 0],
      ['u2_p1', 'ARCHER', 0, 8, 3, 3, 0],
      ['u1_p2', 'SWORDSMAN', 1, 10, 3, 1, 4],
      ['u2_p2', 'ARCHER', 1, 8, 3, 3, 4],
    ]));
  it('gives seat 0 the first turn under V1', () =>
    expect(start()).toMatchObject({ currentPlayer: 0, turnNumber: 1, ruleset: 'V1', isGameOver: false, winner: null }));
  it('takes a ruleset', () => expect(start({ ruleset: 'V1_BALANCED' }).ruleset).toBe('V1_BALANCED'));
  it('takes a line-up', () => expect(start({ units: pair }).units.map(({ id }) => id)).toEqual(['a', 'b']));
});

describe('parseOptions', () => {
  const full = (count: number) => Array.from({ length: count }, (_, i) => lineUp(`a${i}`, 0, i % 5, Math.floor(i / 5)));
  it.each([
    ['a list', []],
    ['an unknown field', { speed: 1 }],
    ['an unknown ruleset', { ruleset: 'V2' }],
    ['units that are no list', { units: {} }],
    ['a side without units', { units: [pair[0]] }],
    ['eleven units a side', { units: [...full(11), pair[1]] }],
    ['an id twice', { units: [pair[0], lineUp('a', 1, 4, 4)] }],
    ['two units on a tile', { units: [pair[0], lineUp('b', 1, 0, 0)] }],
    ['a unit outside the board', { units: [pair[0], lineUp('b', 1, 5, 0)] }],
    ['no hp', { units: [pair[0], lineUp('b', 1, 4, 4, { hp: 0 })] }],
    ['too much attack', { units: [pair[0], lineUp('b', 1, 4, 4, { attack: 1000 })] }],
    ['half an hp', { units: [pair[0], lineUp('b', 1, 4, 4, { hp: 1.5 })] }],
    ['an unknown type', { units: [pair[0], lineUp('b', 1, 4, 4, { type: 'DRAGON' })] }],
    ['an owner that is no seat', { units: [pair[0], lineUp('b', 1, 4, 4, { owner: 2 })] }],
    ['an id that objects treat specially', { units: [pair[0], lineUp('__proto__', 1, 4, 4)] }],
  ])('refuses %s', (_, json) => expect(tactics5x5.parseOptions(json).ok).toBe(false));
  it('takes ten units a side', () => expect(tactics5x5.parseOptions({ units: [...full(10), pair[1]] }).ok).toBe(true));
});

describe('parseState', () => {
  const good = position([unit('a', 0, 1, 1), unit('b', 1, 2, 2)]);
  it('takes what it gives', () => expect(tactics5x5.parseState(good)).toEqual({ ok: true, value: good }));
  it('fills in the fields the printed rules do not know', () => {
    const { board, units, currentPlayer, turnNumber, isGameOver, winner } = good;
    const printed = { board, units, currentPlayer, turnNumber, isGameOver, winner };
    expect(tactics5x5.parseState(printed)).toEqual({ ok: true, value: good });
  });
  it.each([
    ['a unit alive with no hp', { units: [unit('a', 0, 1, 1, { hp: 0 })] }, /alive/],
    ['two living units on a tile', { units: [unit('a', 0, 1, 1), unit('b', 1, 1, 1)] }, /tile/],
    ['an id twice', { units: [unit('a', 0, 1, 1), unit('a', 1, 2, 1)] }, /twice/],
    ['a position outside the board', { units: [unit('a', 0, 1, 7)] }, /units/],
    ['a winner of a running game', { winner: 0 }, /winner/],
    ['spent for nobody', { spent: { ...good.spent, ghost: { moved: true, attacked: false } } }, /spent/],
    ['another board', { board: { width: 6, height: 5 } }, /board/],
    ['turn zero', { turnNumber: 0 }, /turnNumber/],
    ['an unknown field', { weather: 'rain' }, /weather/],
  ])('refuses %s and names it', (_, changes, fault) => {
    const parsed = tactics5x5.parseState({ ...good, ...changes });
    expect(parsed.ok ? '' : parsed.error.join()).toMatch(fault);
  });
  it.each([[null], [[]], ['state'], [7], [{}]])('refuses %j', (json) =>
    expect(tactics5x5.parseState(json).ok).toBe(false),
  );
});
