import type { GameEvent } from '../../engine/events.js';
import { opponentOf, type Seat } from '../../engine/seat.js';
import { bonusScored, gameEnded, type Bonus } from './events.js';
import type { AzulOutcome, AzulState, PlayerBoard } from './state.js';
import { completeColors, completeColumns, completeRows } from './wall-scoring.js';

const ROW_BONUS = 2;
const COLUMN_BONUS = 7;
const COLOR_BONUS = 10;

const addBonuses = (board: PlayerBoard, seat: Seat, events: GameEvent[]): PlayerBoard => {
  let { score } = board;
  const add = (bonus: Bonus, points: number): void => {
    score += points;
    events.push(bonusScored(seat, bonus, points, score));
  };
  for (const row of completeRows(board.wall)) add({ kind: 'ROW', row }, ROW_BONUS);
  for (const column of completeColumns(board.wall)) add({ kind: 'COLUMN', column }, COLUMN_BONUS);
  for (const color of completeColors(board.wall)) add({ kind: 'COLOR', color }, COLOR_BONUS);
  return score === board.score ? board : { ...board, score };
};

const aheadBy = (difference: number): Seat => (difference > 0 ? 0 : 1);

/** The higher score wins; between equals more complete rows; otherwise nobody. */
export const outcomeOf = ([first, second]: AzulState['players']): AzulOutcome => {
  const points = first.score - second.score;
  if (points !== 0) return { winner: aheadBy(points), reason: 'HIGHEST_SCORE' };
  const rows = completeRows(first.wall).length - completeRows(second.wall).length;
  if (rows !== 0) return { winner: aheadBy(rows), reason: 'MORE_COMPLETE_ROWS' };
  return { winner: null, reason: 'DRAW' };
};

const scoresOf = ({ players }: Pick<AzulState, 'players'>): number[] => players.map(({ score }) => score);

export const endGame = (state: AzulState, events: GameEvent[]): AzulState => {
  const players: AzulState['players'] = [
    addBonuses(state.players[0], 0, events),
    addBonuses(state.players[1], 1, events),
  ];
  const result = outcomeOf(players);
  events.push(gameEnded('END_BONUS', result, scoresOf({ players })));
  return { ...state, phase: 'GAME_OVER', players, result };
};

/** The board stays as it lies: a conceded game is not scored. */
export const concede = (state: AzulState, seat: Seat): { state: AzulState; events: GameEvent[] } => {
  const result: AzulOutcome = { winner: opponentOf(seat), reason: 'CONCEDE' };
  return {
    state: { ...state, phase: 'GAME_OVER', result },
    events: [gameEnded('CONCEDE', result, scoresOf(state))],
  };
};
