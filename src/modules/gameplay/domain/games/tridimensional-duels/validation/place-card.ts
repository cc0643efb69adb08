import type { Rule } from '../../../engine/refusal.js';
import type { ActionOf } from '../actions.js';
import { cardOf } from '../board.js';
import { refuse } from '../codes.js';
import { CENTRE, COLUMNS, type DuelState } from '../state.js';

type Place = Rule<DuelState, ActionOf<'PLACE_CARD'>>;

/** The pipeline has checked the timing before; this is for the validator on its own. */
const isStrategyPhase: Place = (state) => (state.phase === 'STRATEGY' ? null : refuse('WRONG_PHASE'));

const positionExists: Place = (_state, { data }) =>
  COLUMNS.some((column) => column === data.position) ? null : refuse('INVALID_POSITION');

const positionIsEmpty: Place = (state, { seat, data }) => {
  const grid = cardOf(state, data.cardId)?.type === 'SPELL' ? state.board.spellGrid : state.board.grid;
  return grid[seat][data.position] === null ? null : refuse('POSITION_OCCUPIED');
};

const championIsInCentre: Place = (state, { data }) =>
  cardOf(state, data.cardId)?.type === 'CHAMPION' && data.position !== CENTRE
    ? refuse('CHAMPION_MUST_BE_CENTER')
    : null;

const cardIsInHand: Place = (state, { seat, data }) =>
  state.players[seat].hand.includes(data.cardId) ? null : refuse('CARD_NOT_IN_HAND');

export const placementRules: readonly Place[] = [
  isStrategyPhase,
  positionExists,
  positionIsEmpty,
  championIsInCentre,
  cardIsInHand,
];
