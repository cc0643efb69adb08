import { firstRefusal, type Rule } from '../../../engine/refusal.js';
import type { PlayCard } from '../action.js';
import type { ActionDefinition } from '../cards/definition.js';
import { definitionOf } from '../cards/index.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';
import { canDeploy } from './deploying.js';
import { canTarget } from './targeting.js';
import { oneCardPerTurn } from './turn-rules.js';

type PlayRule = Rule<SkirmishState, PlayCard>;

const cardIsInHand: PlayRule = (state, { seat, data: { cardId } }) =>
  state.players[seat].hand.includes(cardId) ? null : refuse('CARD_NOT_IN_HAND');

const actionCardHasTargets = (
  state: SkirmishState,
  { seat, data: { cardId, slot, targets = [] } }: PlayCard,
  definition: ActionDefinition,
) => {
  const isTarget = () => !slot && definition.isTarget(state, seat, targets);
  return canTarget(state, state.cards[cardId], targets, definition.targets, isTarget);
};

const goesWhereItMay: PlayRule = (state, action) => {
  const definition = definitionOf(state.cards[action.data.cardId].definition);
  return definition.kind === 'UNIT' ? canDeploy(state, action) : actionCardHasTargets(state, action, definition);
};

export const canPlayCard: PlayRule = firstRefusal(oneCardPerTurn, cardIsInHand, goesWhereItMay);
