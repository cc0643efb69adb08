import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseState } from './parse-state.js';
import { position } from './test-states.js';

const sound = position({
  factories: [{ BLUE: 2, RED: 1, YELLOW: 1 }],
  center: { WHITE: 2 },
  lid: { BLACK: 1 },
  players: [{ score: 4, lines: { 2: ['RED', 2] }, wall: ['x....'], floor: ['RED'] }, {}],
});

/** The sound state as JSON, with one value put (or, by undefined, taken away) at a path. */
const withValue = (path: string, value: unknown): unknown => {
  const json = JSON.parse(JSON.stringify(sound));
  const names = path.split('.');
  const last = names.pop()!;
  const target = names.reduce((at, name) => at[name], json);
  if (value === undefined) delete target[last];
  else target[last] = value;
  return json;
};
const faultsOf = (json: unknown): readonly string[] => {
  const parsed = parseState(json);
  return parsed.ok ? [] : parsed.error;
};

describe('a sound state', () => {
  it('is read as it was written', () =>
    expect(parseState(JSON.parse(JSON.stringify(sound)))).toEqual({ ok: true, value: sound }));
  it('may name colours that are absent as 0', () =>
    expect(parseState(withValue('center.tiles', { BLUE: 0, WHITE: 2 }))).toEqual({ ok: true, value: sound }));
  it('may hold seven tiles and the token on a floor', () => {
    const full = position({ token: 0, players: [{ floor: Array(7).fill('RED') }, {}] });
    expect(parseState(full).ok).toBe(true);
  });
  it('may be over', () => {
    const over = position({ phase: 'GAME_OVER', result: { winner: 1, reason: 'CONCEDE' } });
    expect(parseState(over)).toEqual({ ok: true, value: over });
  });
});

describe('a wrong shape is refused, and its place named:', () => {
  it.each([[null], [undefined], ['{}'], [7], [[]], [true]])('%p instead of a state', (json) =>
    expect(faultsOf(json)).toEqual(['state: must be an object']),
  );

  it.each<[string, unknown]>([
    ['phase', 'TILING'],
    ['phase', undefined],
    ['round', '1'],
    ['round', 1.5],
    ['round', 1e300],
    ['activeSeat', 2],
    ['activeSeat', '0'],
    ['startingSeat', null],
    ['bag', []],
    ['bag', null],
    ['bag.BLUE', -1],
    ['bag.BLUE', '17'],
    ['bag.BLUE', 0.5],
    ['bag.BLUE', null],
    ['bag.GREEN', 1],
    ['bag.GREEN', 0],
    ['lid.toString', 1],
    ['factories', {}],
    ['factories', []],
    ['factories', Array(5)],
    ['center', { WHITE: 2 }],
    ['center.hasFirstPlayerToken', 1],
    ['players', [{}]],
    ['players', { 0: {}, 1: {}, length: 2 }],
    ['players.0', null],
    ['players.0.score', -1],
    ['players.0.score', '4'],
    ['players.0.patternLines', []],
    ['players.0.patternLines.2.color', 'GREEN'],
    ['players.0.patternLines.2.color', undefined],
    ['players.0.patternLines.2.countFilled', -1],
    ['players.0.wall', [[]]],
    ['players.0.wall.0', [true, false, false, false]],
    ['players.0.wall.0.0', 1],
    ['players.0.floor.tiles', 'RED'],
    ['players.0.floor.tiles', Array(8).fill('RED')],
    ['players.0.floor.tiles.0', 'GREEN'],
    ['result', undefined],
    ['result', 'DRAW'],
    ['result', { winner: 2, reason: 'DRAW' }],
    ['result', { winner: 0, reason: 'LUCK' }],
    ['cheat', true],
    ['players.0.hand', []],
  ])('%s as %j', (path, value) => {
    const place = path.replace(/\.(\d)/g, '[$1]');
    expect(faultsOf(withValue(path, value)).join('; ')).toContain(place);
  });

  it('a prototype key', () => {
    const json = JSON.parse(JSON.stringify(sound).replace('"bag":{', '"bag":{"__proto__":{"BLUE":1},'));
    expect(faultsOf(json)).toEqual(['bag.__proto__: unknown field']);
  });

  it('every fault at once', () => {
    const json = { ...(withValue('round', 'first') as object), phase: 'TILING', activeSeat: 7 };
    expect(faultsOf(json)).toEqual([
      'phase: must be DRAFT or GAME_OVER',
      'round: must be a whole number of at least 0',
      'activeSeat: must be 0 or 1',
    ]);
  });
});

describe('a broken invariant is refused and named:', () => {
  const line = 'players.0.patternLines.2';
  it.each<[string, string, unknown]>([
    ['round: not from 1 to 50', 'round', 0],
    ['round: not from 1 to 50', 'round', 51],
    ['BLUE: 21 tiles in the game instead of 20', 'bag.BLUE', 18],
    ['BLACK: 19 tiles in the game instead of 20', 'lid', {}],
    ['BLUE: 19 tiles in the game instead of 20', 'players.0.wall.0.0', false],
    ['RED: 19 tiles in the game instead of 20', 'players.0.floor.tiles', []],
    ['first-player token: 0 instead of 1', 'center.hasFirstPlayerToken', false],
    ['first-player token: 2 instead of 1', 'players.1.floor.hasFirstPlayerToken', true],
    ['factories[1]: more than 4 tiles', 'factories.1', { YELLOW: 5 }],
    ['players[0].patternLines[2]: capacity 4 instead of 3', `${line}.capacity`, 4],
    ['players[0].patternLines[2]: 4 tiles in 3 spaces', `${line}.countFilled`, 4],
    ['players[0].patternLines[2]: tiles without a colour', `${line}.color`, null],
    ['players[0].patternLines[2]: a colour without tiles', `${line}.countFilled`, 0],
    ['players[0].patternLines[2]: RED is on the wall of this row', 'players.0.wall.2.4', true],
    ['result: missing after the end', 'phase', 'GAME_OVER'],
    ['result: present before the end', 'result', { winner: 0, reason: 'CONCEDE' }],
    ['result: a draw, and nothing but a draw, has no winner', 'result', { winner: 0, reason: 'DRAW' }],
    ['result: a draw, and nothing but a draw, has no winner', 'result', { winner: null, reason: 'CONCEDE' }],
  ])('%s', (fault, path, value) => expect(faultsOf(withValue(path, value))).toContain(fault));
});

describe('anything at all', () => {
  const paths = [
    'phase',
    'round',
    'bag',
    'lid',
    'factories',
    'factories.0',
    'center',
    'center.tiles',
    'players',
  ].concat(
    ['score', 'patternLines', 'patternLines.2', 'wall', 'wall.0', 'floor', 'floor.tiles'].map(
      (name) => `players.0.${name}`,
    ),
  );

  it('is answered without a crash', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => !parseState(json).ok));
  });

  it('in the place of a part is refused, or a state without faults', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const parsed = parseState(withValue(path, value));
        return parsed.ok ? parseState(parsed.value).ok : parsed.error.length > 0;
      }),
    );
  });
});
