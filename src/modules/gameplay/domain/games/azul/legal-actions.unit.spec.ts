import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import { COLORS } from './colors.js';
import { initialState } from './initial-state.js';
import { legalActions } from './legal-actions.js';
import type { AzulState } from './state.js';
import { draft, position } from './test-states.js';

const listed = (state: AzulState) =>
  legalActions(state, state.activeSeat).map(({ data: { source, color, destination } }) =>
    [
      source.kind === 'center' ? 'center' : source.index,
      color,
      destination.kind === 'floor' ? 'floor' : destination.row,
    ].join(' '),
  );

const distinctColors = ({ factories, center }: AzulState): number =>
  [...factories, center.tiles].reduce((sum, tiles) => sum + Object.keys(tiles).length, 0);

const rounds = Array.from({ length: 2000 }, (_, seq) => initialState(seededRandom('first rounds', seq)).state);

describe('how many actions there are', () => {
  it('66 with eleven colours over the sources and empty boards', () => {
    const state = position({
      factories: [
        { BLUE: 2, RED: 1, YELLOW: 1 },
        { BLACK: 3, WHITE: 1 },
        {},
        { BLUE: 1, YELLOW: 3 },
        { RED: 2, BLACK: 2 },
      ],
      center: { WHITE: 2, RED: 1 },
    });
    expect(listed(state)).toHaveLength(66);
  });

  it('six for each colour of each source on empty boards', () => {
    expect(rounds.filter((state) => listed(state).length !== 6 * distinctColors(state))).toEqual([]);
  });

  it('from 30 to 120 at the start', () => {
    expect(rounds.map((state) => listed(state).length).filter((count) => count < 30 || count > 120)).toEqual([]);
  });

  it('89.5 on average at the start', () => {
    const mean = rounds.reduce((sum, state) => sum + listed(state).length, 0) / rounds.length;
    expect(Math.abs(mean - 89.5)).toBeLessThan(1);
  });

  it('30, the fewest at the start, with five factories of one colour each', () => {
    expect(listed(position({ factories: COLORS.map((color) => ({ [color]: 4 })) }))).toHaveLength(30);
  });

  it('120, the most at the start, with four colours in each factory', () => {
    const factories = COLORS.map((left) =>
      Object.fromEntries(COLORS.filter((color) => color !== left).map((color) => [color, 1])),
    );
    expect(listed(position({ factories }))).toHaveLength(120);
  });

  it('fewer by each line that is complete, of another colour, or has the colour on its wall', () => {
    const state = position({
      factories: [{ BLUE: 1 }],
      players: [{ lines: { 0: ['RED', 1], 1: ['RED', 1] }, wall: ['', '', '..x..'] }, {}],
    });
    expect(listed(state)).toEqual(['0 BLUE 3', '0 BLUE 4', '0 BLUE floor']);
  });
});

describe('the order', () => {
  it('factories, then the centre; colours; rows, then the floor', () => {
    const lines = { 0: ['BLACK', 1], 1: ['BLACK', 2], 2: ['BLACK', 3] } as const;
    const state = position({ factories: [{}, { RED: 3, BLUE: 1 }], center: { WHITE: 1 }, players: [{ lines }, {}] });
    expect(listed(state)).toEqual([
      ...['1 BLUE 3', '1 BLUE 4', '1 BLUE floor'],
      ...['1 RED 3', '1 RED 4', '1 RED floor'],
      ...['center WHITE 3', 'center WHITE 4', 'center WHITE floor'],
    ]);
  });

  it('does not depend on the order of the keys', () => {
    const one = position({ factories: [{ RED: 3, BLUE: 1 }] });
    const other = position({ factories: [{ BLUE: 1, RED: 3 }] });
    expect(listed(one)).toEqual(listed(other));
  });
});

describe('the floor', () => {
  it('is all that is left when no line takes the colour', () => {
    const wall = ['..x..', '...x.', '....x', 'x....', '.x...'];
    expect(listed(position({ factories: [{ RED: 4 }], players: [{ wall }, {}] }))).toEqual(['0 RED floor']);
  });

  it('is open though every space of it is taken', () => {
    const state = position({ factories: [{ BLUE: 4 }], players: [{ floor: Array(7).fill('RED') }, {}] });
    expect(listed(state)).toContain('0 BLUE floor');
  });
});

describe('nothing is listed', () => {
  const sketch = { factories: [{ BLUE: 4 }] };
  it('for the seat that is not active', () => expect(legalActions(position(sketch), 1)).toEqual([]));
  it.each([0, 1] as const)('for seat %i after the end', (seat) => {
    const over = position({ ...sketch, phase: 'GAME_OVER', result: { winner: null, reason: 'DRAW' } });
    expect(legalActions(over, seat)).toEqual([]);
  });
  it('for empty sources', () => expect(legalActions(position({}), 0)).toEqual([]));
});

it('an action is listed for the seat that asks', () => {
  const state = position({ factories: [{ BLUE: 4 }], activeSeat: 1 });
  expect(legalActions(state, 1)[0]).toEqual(draft(0, 'BLUE', 0, 1));
});
