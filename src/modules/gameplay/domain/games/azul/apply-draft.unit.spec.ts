import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../engine/random.js';
import type { DraftAction } from './actions.js';
import { applyDraft } from './apply-draft.js';
import type { Color } from './colors.js';
import type { AzulState } from './state.js';
import { draft, position } from './test-states.js';

const after = (state: AzulState, action: DraftAction) => applyDraft(state, action, seededRandom('draft', 1)).state;
const eventsOf = (state: AzulState, action: DraftAction) => applyDraft(state, action, seededRandom('draft', 1)).events;
const reds = (count: number) => Array<Color>(count).fill('RED');

/** Enough is left on the table that no round ends. */
const table = position({ factories: [{ BLUE: 2, RED: 1, YELLOW: 1 }, { BLACK: 4 }], center: { BLUE: 1, WHITE: 2 } });

describe('taking from a factory', () => {
  const next = after(table, draft(0, 'BLUE', 2));
  it('empties it', () => expect(next.factories[0]).toEqual({}));
  it('moves its other tiles to the centre', () =>
    expect(next.center.tiles).toEqual({ BLUE: 1, YELLOW: 1, RED: 1, WHITE: 2 }));
  it('leaves the token in the centre', () => expect(next.center.hasFirstPlayerToken).toBe(true));
  it('leaves the other factories as they are', () => expect(next.factories[1]).toBe(table.factories[1]));
  it('gives the line all tiles of the colour', () =>
    expect(next.players[0].patternLines[2]).toEqual({ capacity: 3, color: 'BLUE', countFilled: 2 }));
  it('leaves the other board as it is', () => expect(next.players[1]).toBe(table.players[1]));
  it('makes the other seat active', () => expect(next.activeSeat).toBe(1));
  it('stays in the round', () => expect(next.round).toBe(1));
  it('changes nothing in the state before', () => expect(table.factories[0]).toEqual({ BLUE: 2, RED: 1, YELLOW: 1 }));
});

describe('taking from the centre', () => {
  const first = after(table, draft('center', 'WHITE', 4));
  it('leaves the other colours there', () => expect(first.center.tiles).toEqual({ BLUE: 1 }));
  it('leaves the factories as they are', () => expect(first.factories).toBe(table.factories));
  it('takes the token along', () => expect(first.center.hasFirstPlayerToken).toBe(false));
  it('puts the token on the floor', () => expect(first.players[0].floor.hasFirstPlayerToken).toBe(true));

  const second = after(first, draft('center', 'BLUE', 0, 1));
  it('gives no second token', () => expect(second.players[1].floor.hasFirstPlayerToken).toBe(false));
  it('leaves the token where it is', () => expect(second.players[0].floor.hasFirstPlayerToken).toBe(true));
});

describe('the token', () => {
  it('takes its space before the tiles', () => {
    const state = position({ factories: [{ BLACK: 4 }], center: { WHITE: 2 }, players: [{ floor: reds(5) }, {}] });
    const next = after(state, draft('center', 'WHITE', 'floor'));
    expect([next.players[0].floor.tiles, next.lid]).toEqual([[...reds(5), 'WHITE'], { WHITE: 1 }]);
  });

  it('is kept without a space when the floor is full', () => {
    const state = position({ factories: [{ BLACK: 4 }], center: { WHITE: 2 }, players: [{ floor: reds(7) }, {}] });
    expect(after(state, draft('center', 'WHITE', 3)).players[0].floor).toEqual({
      tiles: reds(7),
      hasFirstPlayerToken: true,
    });
  });

  it.each([
    [6, true],
    [7, false],
  ])('with %i tiles on the floor is told to take a space: %p', (tiles, takesSpace) => {
    const state = position({ factories: [{ BLACK: 4 }], center: { WHITE: 2 }, players: [{ floor: reds(tiles) }, {}] });
    expect(eventsOf(state, draft('center', 'WHITE', 3))).toContainEqual({
      type: 'FIRST_PLAYER_TOKEN_TAKEN',
      cause: 'DRAFT',
      data: { seat: 0, takesSpace },
    });
  });
});

describe('more tiles than room', () => {
  it('fill the line and fall to the floor', () => {
    const next = after(table, draft(1, 'BLACK', 1)).players[0];
    expect([next.patternLines[1].countFilled, next.floor.tiles]).toEqual([2, ['BLACK', 'BLACK']]);
  });

  it('fill a begun line and fall to the floor', () => {
    const state = position({ factories: [{ RED: 4 }, { BLUE: 4 }], players: [{ lines: { 3: ['RED', 3] } }, {}] });
    const next = after(state, draft(0, 'RED', 3)).players[0];
    expect([next.patternLines[3].countFilled, next.floor.tiles]).toEqual([4, reds(3)]);
  });

  it('go to the lid past the seventh space', () => {
    const state = position({ factories: [{ BLUE: 4 }, { BLACK: 4 }], players: [{ floor: reds(5) }, {}] });
    const next = after(state, draft(0, 'BLUE', 0));
    expect([next.players[0].floor.tiles, next.lid]).toEqual([[...reds(5), 'BLUE', 'BLUE'], { BLUE: 1 }]);
  });

  it('all go to the lid from a full floor', () => {
    const state = position({
      factories: [{ BLUE: 4 }, { BLACK: 4 }],
      players: [{ floor: reds(7) }, {}],
      lid: { RED: 1 },
    });
    expect(after(state, draft(0, 'BLUE', 'floor')).lid).toEqual({ BLUE: 4, RED: 1 });
  });

  it('are told one by one', () => {
    const state = position({ factories: [{ BLUE: 3, RED: 1 }], players: [{ floor: reds(6) }, {}] });
    expect(eventsOf(state, draft(0, 'BLUE', 0)).map(({ type, data }) => [type, data])).toEqual([
      ['TILES_TAKEN', { seat: 0, source: { kind: 'factory', index: 0 }, color: 'BLUE', count: 3 }],
      ['TILES_MOVED_TO_CENTER', { factory: 0, tiles: { RED: 1 } }],
      ['TILES_PLACED_IN_LINE', { seat: 0, row: 0, color: 'BLUE', count: 1 }],
      ['TILES_FELL_TO_FLOOR', { seat: 0, color: 'BLUE', count: 1 }],
      ['TILES_MOVED_TO_LID', { seat: 0, tiles: { BLUE: 1 } }],
    ]);
  });
});

describe('the floor as a destination', () => {
  const next = after(table, draft(0, 'BLUE', 'floor')).players[0];
  it('takes all tiles', () => expect(next.floor.tiles).toEqual(['BLUE', 'BLUE']));
  it('leaves the lines as they are', () => expect(next.patternLines).toBe(table.players[0].patternLines));
});

describe('the last tiles of the round', () => {
  it('start the next round in the same action', () => {
    expect(after(position({ center: { WHITE: 2 } }), draft('center', 'WHITE', 4)).round).toBe(2);
  });

  it('are not the last while a factory left tiles to the centre', () => {
    expect(after(position({ factories: [{ WHITE: 3, RED: 1 }] }), draft(0, 'WHITE', 4)).round).toBe(1);
  });

  it('are the last when they come from a factory of one colour', () => {
    expect(after(position({ factories: [{ WHITE: 4 }] }), draft(0, 'WHITE', 4)).round).toBe(2);
  });
});
