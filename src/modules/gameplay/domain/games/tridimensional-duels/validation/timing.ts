import type { Rule } from '../../../engine/refusal.js';
import type { ActionType, DuelAction } from '../actions.js';
import { cardOf } from '../board.js';
import { traitsOf } from '../cards/catalogue.js';
import { refuse } from '../codes.js';
import { PHASES, type Phase } from '../phases.js';
import type { DuelState } from '../state.js';

const ALLOWED_PHASES: Readonly<Record<ActionType, readonly Phase[]>> = {
  DRAW_CARD: ['DRAW'],
  PLACE_CARD: ['STRATEGY'],
  SELECT_ATTACK: ['STRATEGY'],
  SELECT_PROTECT: ['STRATEGY'],
  SELECT_PUMP: ['STRATEGY'],
  USE_CHAMPION_ABILITY: ['STRATEGY'],
  END_STRATEGY: ['STRATEGY'],
  CONCEDE: PHASES,
};

/** An ability's phases are those of its card's definition, whatever the client says. */
const allowedPhases = (state: DuelState, action: DuelAction): readonly Phase[] => {
  const card = action.type === 'USE_CHAMPION_ABILITY' ? cardOf(state, action.data.cardId) : undefined;
  return (card && traitsOf(card).ability?.allowedPhases) ?? ALLOWED_PHASES[action.type];
};

export const isActionAllowedInPhase: Rule<DuelState, DuelAction> = (state, action) =>
  state.endReason === null && allowedPhases(state, action).includes(state.phase)
    ? null
    : refuse('INVALID_ACTION_TIMING', { phase: state.phase });

export const isActivePlayer: Rule<DuelState, DuelAction> = (state, action) =>
  action.type === 'CONCEDE' || action.seat === state.activePlayerIndex ? null : refuse('NOT_ACTIVE_PLAYER');
