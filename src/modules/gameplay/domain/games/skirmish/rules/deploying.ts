import { firstRefusal, type Rule } from '../../../engine/refusal.js';
import type { PlayCard } from '../action.js';
import { isOnBoard, unitAt } from '../board.js';
import { unitDefinition } from '../cards/index.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';
import { isConsumingAllowed, isDeploymentAllowed } from './rule-book.js';

/** About a unit card that is in the player's hand. */
type DeployRule = Rule<SkirmishState, PlayCard>;

const consumesOf = (state: SkirmishState, { data }: PlayCard): 'MAY' | 'MUST' | undefined =>
  unitDefinition(state.cards[data.cardId].definition).consumes;

const victimOf = (state: SkirmishState, { data }: PlayCard) => unitAt(state, data.slot!);

const slotIsNamed: DeployRule = (_, { data }) => (data.slot ? null : refuse('TARGET_REQUIRED', { field: 'slot' }));

/** A unit goes to an own slot and points at nothing when it is played. */
const slotIsOwn: DeployRule = (_, { seat, data: { slot, targets } }) => {
  if (targets) return refuse('INVALID_TARGET', { field: 'targets' });
  return slot!.seat === seat && isOnBoard(slot!) ? null : refuse('INVALID_TARGET', { field: 'slot' });
};

const slotIsFreeUnlessConsuming: DeployRule = (state, action) =>
  victimOf(state, action) && !consumesOf(state, action) ? refuse('SLOT_OCCUPIED') : null;

const consumesWhereItMust: DeployRule = (state, action) =>
  consumesOf(state, action) === 'MUST' && !victimOf(state, action) ? refuse('MUST_CONSUME') : null;

const consumingIsAllowed: DeployRule = (state, action) => {
  const victim = victimOf(state, action);
  const consumer = state.cards[action.data.cardId];
  return victim && !isConsumingAllowed(state, consumer, victim.id) ? refuse('CAN_CONSUME_DENIED') : null;
};

const deployingIsAllowed: DeployRule = (state, { data: { cardId, slot } }) =>
  isDeploymentAllowed(state, state.cards[cardId], slot!) ? null : refuse('CAN_DEPLOY_DENIED');

export const canDeploy: DeployRule = firstRefusal(
  slotIsNamed,
  slotIsOwn,
  slotIsFreeUnlessConsuming,
  consumesWhereItMust,
  consumingIsAllowed,
  deployingIsAllowed,
);
