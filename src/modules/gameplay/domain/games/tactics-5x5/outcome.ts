import type { GameStatus, Outcome } from '../../engine/game.js';
import { opponentOf } from '../../engine/seat.js';
import { hasAliveUnits, type TacticsState } from './state.js';

const MAX_TURNS_WITHOUT_DAMAGE = 20;
const MAX_TURNS = 200;
const MAX_ACTIONS_WITHOUT_ATTACK = 200;

/** Why play must stop without a winner, if it must. The printed rules know no draw; without one play could go on for ever. */
export const drawReason = (state: TacticsState): string | null => {
  if (state.turnsWithoutDamage >= MAX_TURNS_WITHOUT_DAMAGE) return 'NO_DAMAGE';
  if (state.turnNumber > MAX_TURNS) return 'TURN_LIMIT';
  return state.actionsThisTurn >= MAX_ACTIONS_WITHOUT_ATTACK ? 'ACTION_LIMIT' : null;
};

const outcomeOf = (state: TacticsState): Outcome | null => {
  if (!state.isGameOver) return null;
  if (state.winner === null) return { winner: null, reason: drawReason(state) ?? 'DRAW' };
  const wiped = !hasAliveUnits(state.units, opponentOf(state.winner));
  return { winner: state.winner, reason: wiped ? 'ELIMINATION' : 'CONCEDE' };
};

export const status = (state: TacticsState): GameStatus => ({
  matchState: state.isGameOver ? 'MATCH_ENDED' : 'PLAYER_TURN',
  phase: state.isGameOver ? 'GAME_OVER' : 'TURN',
  toAct: state.isGameOver ? [] : [state.currentPlayer],
  outcome: outcomeOf(state),
});
