import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../engine/events.js';
import { concede, endGame, outcomeOf } from './end-of-game.js';
import { board, position } from './test-states.js';

const FULL_ROW = ['xxxxx'];
const finalScore = (wall: readonly string[]) =>
  endGame(position({ players: [{ score: 1, wall }, {}] }), []).players[0].score;

describe('the bonuses', () => {
  it.each([
    ['nothing for a wall without anything complete', ['xxxx.', 'xxxx.'], 0],
    ['2 for a row', FULL_ROW, 2],
    ['4 for two rows', ['xxxxx', '', 'xxxxx'], 4],
    ['7 for a column', ['.x...', '.x...', '.x...', '.x...', '.x...'], 7],
    ['14 for two columns', ['.x.x.', '.x.x.', '.x.x.', '.x.x.', '.x.x.'], 14],
    ['10 for a colour', ['x....', '.x...', '..x..', '...x.', '....x'], 10],
    ['10 for a colour whose diagonal wraps', ['....x', 'x....', '.x...', '..x..', '...x.'], 10],
    ['9 for a row and a column that cross', ['x....', 'x....', 'xxxxx', 'x....', 'x....'], 9],
    ['95 for a full wall', ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'], 95],
  ])('%s', (_, wall, bonus) => expect(finalScore(wall)).toBe(1 + bonus));

  it('go to both players', () => {
    const { players } = endGame(position({ players: [{ wall: FULL_ROW }, { wall: FULL_ROW }] }), []);
    expect(players.map(({ score }) => score)).toEqual([2, 2]);
  });

  it('are told one by one, before the end', () => {
    const events: GameEvent[] = [];
    endGame(position({ players: [{ wall: ['x....', 'x....', 'xxxxx', 'x....', 'x....'] }, { score: 3 }] }), events);
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ['BONUS_SCORED', { seat: 0, kind: 'ROW', row: 2, points: 2, score: 2 }],
      ['BONUS_SCORED', { seat: 0, kind: 'COLUMN', column: 0, points: 7, score: 9 }],
      ['GAME_ENDED', { winner: 0, reason: 'HIGHEST_SCORE', scores: [9, 3] }],
    ]);
  });

  it('count before the winner is found', () => {
    const { result } = endGame(position({ players: [{ score: 1, wall: FULL_ROW }, { score: 2 }] }), []);
    expect(result).toEqual({ winner: 0, reason: 'HIGHEST_SCORE' });
  });
});

describe('the winner', () => {
  const plain = (score: number) => board({ score });
  const rows = (score: number, count: number) => board({ score, wall: Array<string>(count).fill('xxxxx') });

  it.each([
    ['has the higher score', plain(5), plain(4), 0, 'HIGHEST_SCORE'],
    ['may sit in the second seat', plain(4), plain(5), 1, 'HIGHEST_SCORE'],
    ['is not found by rows while the scores differ', rows(4, 2), plain(5), 1, 'HIGHEST_SCORE'],
    ['has more complete rows between equals', rows(5, 1), plain(5), 0, 'MORE_COMPLETE_ROWS'],
    ['has more complete rows in the second seat too', rows(5, 1), rows(5, 2), 1, 'MORE_COMPLETE_ROWS'],
    ['is nobody with equal scores and rows', rows(5, 1), rows(5, 1), null, 'DRAW'],
    ['is nobody without any points', plain(0), plain(0), null, 'DRAW'],
  ])('%s', (_, first, second, winner, reason) => expect(outcomeOf([first, second])).toEqual({ winner, reason }));

  it('is not found by complete columns', () => {
    const columns = board({ score: 5, wall: ['x....', 'x....', 'x....', 'x....', 'x....'] });
    expect(outcomeOf([columns, plain(5)])).toEqual({ winner: null, reason: 'DRAW' });
  });
});

describe('conceding', () => {
  const table = position({ factories: [{ BLUE: 4 }], players: [{ score: 9, wall: FULL_ROW }, {}] });
  it.each([
    [0, 1],
    [1, 0],
  ] as const)('by seat %i lets seat %i win', (seat, winner) =>
    expect(concede(table, seat).state.result).toEqual({ winner, reason: 'CONCEDE' }),
  );
  it('ends the game', () => expect(concede(table, 0).state.phase).toBe('GAME_OVER'));
  it('scores nothing', () => expect(concede(table, 0).state.players).toBe(table.players));
});
