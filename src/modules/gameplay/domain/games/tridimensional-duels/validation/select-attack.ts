import { opponentOf } from '../../../engine/seat.js';
import type { Refusal, Rule } from '../../../engine/refusal.js';
import type { ActionOf } from '../actions.js';
import { cardOf, hasBrokenSideLane, placeOf } from '../board.js';
import { refuse } from '../codes.js';
import { CENTRE, type DuelState } from '../state.js';
import { columnOfTarget } from './target-rules.js';

type Attack = Rule<DuelState, ActionOf<'SELECT_ATTACK'>>;

export const firstTurnHasNoAttack = (state: DuelState): Refusal | null =>
  state.turn === 1 && state.activePlayerIndex === state.firstPlayerIndex ? refuse('CANNOT_ATTACK') : null;

const attackTypeIsSupported: Attack = (state, { data }) => {
  if (data.attackType === 'VERTICAL') return null;
  const allRounder = cardOf(state, data.cardId)?.class === 'ALL_ROUNDER';
  return data.attackType === 'DIAGONAL' && allRounder ? null : refuse('UNSUPPORTED_ATTACK_TYPE');
};

/** VERTICAL reaches the same column, DIAGONAL exactly one column away. */
const patternReachesTarget: Attack = (state, { data }) => {
  const from = placeOf(state, data.cardId)?.column;
  const to = data.target && columnOfTarget(state, data.target);
  const distance = from === undefined || typeof to !== 'number' ? null : Math.abs(from - to);
  return distance === (data.attackType === 'VERTICAL' ? 0 : 1) ? null : refuse('INVALID_ATTACK_PATTERN');
};

const sideLanesStand = (state: DuelState, attackerId: string): boolean => {
  const place = placeOf(state, attackerId);
  return place !== null && !hasBrokenSideLane(state, opponentOf(place.row));
};

const championIsOpen: Attack = (state, { data: { cardId, target } }) =>
  target?.kind === 'card' && cardOf(state, target.cardId)?.type === 'CHAMPION' && sideLanesStand(state, cardId)
    ? refuse('CANNOT_ATTACK_CHAMPION')
    : null;

const championLaneIsOpen: Attack = (state, { data: { cardId, target } }) =>
  target?.kind === 'lane' && target.column === CENTRE && sideLanesStand(state, cardId)
    ? refuse('CANNOT_ATTACK_CHAMPION_LANE')
    : null;

/** Asked when the attack is chosen and again at its moment. */
export const aimRules: readonly Attack[] = [patternReachesTarget, championIsOpen, championLaneIsOpen];

export const attackRules: readonly Attack[] = [firstTurnHasNoAttack, attackTypeIsSupported, ...aimRules];
