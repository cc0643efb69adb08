import { firstRefusal, type Rule } from '../../../engine/refusal.js';
import type { Activate } from '../action.js';
import { locate } from '../board.js';
import type { Activation } from '../cards/definition.js';
import { unitDefinition } from '../cards/index.js';
import { choiceOf } from '../effects/abilities.js';
import { activationOf } from '../effects/activation.js';
import { by } from '../effects/deployment.js';
import type { Card } from '../model.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';
import { canTarget } from './targeting.js';

type ActivateRule = Rule<SkirmishState, Activate>;

const unitOf = (state: SkirmishState, { data }: Activate): Card => state.cards[data.cardId];
const abilityOf = (state: SkirmishState, action: Activate): Activation | undefined =>
  unitDefinition(unitOf(state, action).definition).activate;

const unitIsOnBoard: ActivateRule = (state, { data }) => (locate(state, data.cardId) ? null : refuse('UNIT_NOT_FOUND'));

const unitIsOwn: ActivateRule = (state, action) =>
  unitOf(state, action).owner === action.seat ? null : refuse('NOT_OWNER');

const unitHasAbility: ActivateRule = (state, action) => (abilityOf(state, action) ? null : refuse('NO_ABILITY'));

/** A cooldown of 0 is once a turn. */
const abilityIsReady: ActivateRule = (state, action) => {
  const { cooldown, activatedThisTurn } = unitOf(state, action);
  const isUsed = cooldown > 0 || (abilityOf(state, action)!.cooldown === 0 && activatedThisTurn);
  return isUsed ? refuse('ON_COOLDOWN', { cooldown }) : null;
};

const targetIsRight: ActivateRule = (state, action) => {
  const unit = unitOf(state, action);
  const self = { by: by(unit), owner: unit.owner, slot: locate(state, unit.id)! };
  const { isTarget } = abilityOf(state, action)!;
  return canTarget(state, unit, action.data.targets ?? [], 1, ([target]) => isTarget(state, self, target));
};

/** Where the ability deploys, at least one of the cards to choose from may enter the slot. */
const deployingIsAllowed: ActivateRule = (state, action) => {
  const { ability } = abilityOf(state, action)!;
  if (!('deploys' in ability)) return null;
  const [target] = action.data.targets!;
  return choiceOf(state, activationOf(state, unitOf(state, action), target)) ? null : refuse('CAN_DEPLOY_DENIED');
};

export const canActivate: ActivateRule = firstRefusal(
  unitIsOnBoard,
  unitIsOwn,
  unitHasAbility,
  abilityIsReady,
  targetIsRight,
  deployingIsAllowed,
);
