import type { GameStatus } from '../../engine/game.js';
import { opponentOf } from '../../engine/seat.js';
import type { SkirmishState } from './state.js';

const phaseOf = ({ result, pendingChoice, players, currentPlayer }: SkirmishState): string => {
  if (result) return 'ENDED';
  if (pendingChoice) return 'CHOICE';
  return players[opponentOf(currentPlayer)].isDone ? 'LAST_TURN' : 'TURN';
};

export const status = (state: SkirmishState): GameStatus => ({
  matchState: state.result ? 'MATCH_ENDED' : 'PLAYER_TURN',
  phase: phaseOf(state),
  toAct: state.result ? [] : [state.pendingChoice?.seat ?? state.currentPlayer],
  outcome: state.result,
});
