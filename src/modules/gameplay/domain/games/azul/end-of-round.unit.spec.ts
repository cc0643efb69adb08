import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../engine/events.js';
import { seededRandom } from '../../engine/random.js';
import type { Color } from './colors.js';
import { endRound } from './end-of-round.js';
import type { AzulState } from './state.js';
import { position } from './test-states.js';
import { totalOf } from './tile-counts.js';

const finish = (state: AzulState) => {
  const events: GameEvent[] = [];
  return { state: endRound(state, seededRandom('round', 1), events), events };
};
const board = (state: AzulState) => finish(state).state.players[0];
const reds = (count: number) => Array<Color>(count).fill('RED');

describe('a full line', () => {
  const state = position({ players: [{ lines: { 2: ['BLUE', 3] } }, {}] });
  const { state: next } = finish(state);
  it('puts its tile on the wall', () => expect(next.players[0].wall[2]).toEqual([false, false, true, false, false]));
  it('is empty again', () =>
    expect(next.players[0].patternLines[2]).toEqual({ capacity: 3, color: null, countFilled: 0 }));
  it('scores at once', () => expect(next.players[0].score).toBe(1));
  it('sends its other tiles to the lid', () => expect(next.lid).toEqual({ BLUE: 2 }));
  it('of one space sends nothing to the lid', () =>
    expect(finish(position({ players: [{ lines: { 0: ['BLUE', 1] } }, {}] })).state.lid).toEqual({}));
  it('is told with its runs and points', () =>
    expect(finish(state).events[0]).toEqual({
      type: 'WALL_TILED',
      cause: 'WALL_TILING',
      data: { seat: 0, row: 2, column: 2, color: 'BLUE', horizontal: 1, vertical: 1, points: 1, score: 1 },
    }));
});

describe('an unfinished line', () => {
  const next = board(position({ players: [{ lines: { 2: ['BLUE', 2] } }, {}] }));
  it('stays', () => expect(next.patternLines[2]).toEqual({ capacity: 3, color: 'BLUE', countFilled: 2 }));
  it('scores nothing', () => expect(next.score).toBe(0));
});

describe('several full lines', () => {
  it('are placed from the top, so that a tile counts for the one below it', () => {
    const lines = { 0: ['BLUE', 1], 1: ['WHITE', 2], 2: ['BLACK', 3] } as const;
    expect(board(position({ players: [{ lines }, {}] })).score).toBe(1 + 2 + 3);
  });

  it('score by what was on the wall before', () => {
    const lines = { 1: ['BLUE', 2] } as const;
    const wall = ['.x...', 'x.x..'];
    expect(board(position({ players: [{ lines, wall }, {}] })).score).toBe(3 + 2);
  });

  it('are placed on both boards', () => {
    const { players } = finish(
      position({ players: [{ lines: { 0: ['BLUE', 1] } }, { lines: { 0: ['RED', 1] } }] }),
    ).state;
    expect(players.map(({ wall }) => wall[0].indexOf(true))).toEqual([0, 2]);
  });
});

describe('the floor', () => {
  it('costs its penalty', () =>
    expect(board(position({ players: [{ score: 10, floor: reds(3) }, {}] })).score).toBe(6));
  it('counts the token as a tile', () =>
    expect(board(position({ token: 0, players: [{ score: 10, floor: reds(2) }, {}] })).score).toBe(6));
  it('never costs more than fourteen', () =>
    expect(board(position({ token: 0, players: [{ score: 20, floor: reds(7) }, {}] })).score).toBe(6));
  it('never takes the score below 0', () =>
    expect(board(position({ players: [{ score: 2, floor: reds(4) }, {}] })).score).toBe(0));
  it('is subtracted after the wall has scored', () =>
    expect(board(position({ players: [{ lines: { 0: ['BLUE', 1] }, floor: reds(1) }, {}] })).score).toBe(0));
  it('sends its tiles to the lid', () =>
    expect(finish(position({ players: [{ floor: ['RED', 'BLUE', 'RED'] }, {}] })).state.lid).toEqual({
      BLUE: 1,
      RED: 2,
    }));
  it('is empty again', () =>
    expect(board(position({ token: 0, players: [{ floor: reds(3) }, {}] })).floor).toEqual({
      tiles: [],
      hasFirstPlayerToken: false,
    }));
  it('is told with what it cost and what was lost', () =>
    expect(finish(position({ players: [{ score: 2, floor: reds(4) }, {}] })).events[0]).toEqual({
      type: 'FLOOR_PENALISED',
      cause: 'FLOOR_PENALTY',
      data: { seat: 0, spaces: 4, penalty: 6, lost: 2, score: 0 },
    }));
});

describe('the next round', () => {
  const next = finish(position({ token: 1, round: 3 })).state;
  it('has the next number', () => expect(next.round).toBe(4));
  it('is started by the holder of the token', () => expect([next.startingSeat, next.activeSeat]).toEqual([1, 1]));
  it('has the token in the centre', () => expect(next.center).toEqual({ tiles: {}, hasFirstPlayerToken: true }));
  it('has full factories', () => expect(next.factories.map(totalOf)).toEqual([4, 4, 4, 4, 4]));
  it('is told', () =>
    expect(finish(position({ token: 1, round: 3 })).events.at(-1)).toEqual({
      type: 'ROUND_STARTED',
      cause: 'NEXT_ROUND',
      data: { round: 4, startingSeat: 1 },
    }));
  it.each([0, 1] as const)('is started by seat %i again if nobody took the token', (startingSeat) => {
    const state = finish(position({ startingSeat, activeSeat: 0 })).state;
    expect([state.startingSeat, state.activeSeat]).toEqual([startingSeat, startingSeat]);
  });
  it('is filled from the lid when the bag is empty, this round’s tiles included', () => {
    const { state, events } = finish(position({ emptyBag: true, players: [{ floor: reds(2) }, {}] }));
    expect([state.lid, totalOf(state.bag), events.filter(({ type }) => type === 'BAG_REFILLED')]).toEqual([
      {},
      80,
      [
        {
          type: 'BAG_REFILLED',
          cause: 'NEXT_ROUND',
          data: { tiles: { BLUE: 20, YELLOW: 20, RED: 20, BLACK: 20, WHITE: 20 } },
        },
      ],
    ]);
  });
});

describe('the end', () => {
  const lastTile = { lines: { 0: ['WHITE', 1] }, wall: ['xxxx.'] } as const;
  it.each([
    [0, [lastTile, {}] as const],
    [1, [{}, lastTile] as const],
  ])('comes with a complete row of seat %i', (_, players) =>
    expect(finish(position({ players })).state.phase).toBe('GAME_OVER'),
  );
  it('does not come with a complete column', () => {
    const players = [{ lines: { 0: ['BLUE', 1] }, wall: ['', 'x....', 'x....', 'x....', 'x....'] }, {}] as const;
    expect(finish(position({ players })).state.phase).toBe('DRAFT');
  });
  it('fills no factory', () =>
    expect(finish(position({ players: [lastTile, {}] })).state.factories.map(totalOf)).toEqual([0, 0, 0, 0, 0]));
  it('stays in the last round', () =>
    expect(finish(position({ round: 7, players: [lastTile, {}] })).state.round).toBe(7));
  it('does not come after round 49', () => expect(finish(position({ round: 49 })).state.phase).toBe('DRAFT'));
  it('comes after round 50 at the latest', () => expect(finish(position({ round: 50 })).state.phase).toBe('GAME_OVER'));
  it('after round 50 is scored', () => {
    const players = [{ score: 3, wall: ['x....', 'x....', 'x....', 'x....', 'x....'] }, { score: 9 }] as const;
    expect(finish(position({ round: 50, players })).state.result).toEqual({ winner: 0, reason: 'HIGHEST_SCORE' });
  });
  it('by the cap is told', () =>
    expect(finish(position({ round: 50 })).events.map(({ type }) => type)).toEqual([
      'ROUND_LIMIT_REACHED',
      'GAME_ENDED',
    ]));
});
