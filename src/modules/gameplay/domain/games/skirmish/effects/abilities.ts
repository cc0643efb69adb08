import { locate } from '../board.js';
import { isChoosing, type Ability, type ChoosingAbility } from '../cards/definition.js';
import { unitDefinition } from '../cards/index.js';
import { isDeploymentAllowed, isTargetingAllowed } from '../rules/rule-book.js';
import type { Option, PendingChoice, SkirmishState } from '../state.js';
import type { Effect, Trigger } from './effect.js';

const abilityOf = ({ trigger, by }: Trigger): Ability | undefined => {
  const definition = unitDefinition(by.definition);
  switch (trigger) {
    case 'DEPLOY':
      return definition.deploy;
    case 'CONSUMED':
      return definition.consumed;
    case 'CONSUME':
      return definition.consume;
    case 'DEATH':
      return definition.death;
    case 'TURN_START':
      return definition.turnStart;
    case 'CONQUER':
      return definition.conquer;
    case 'ACTIVATED':
      return definition.activate?.ability;
    default:
      return trigger satisfies never;
  }
};

/** The trigger as its unit stands now; null when the unit has left and the ability needs it. */
const asItStands = (state: SkirmishState, trigger: Trigger): Trigger | null => {
  if (trigger.trigger === 'DEATH' || trigger.trigger === 'CONSUMED') return trigger;
  const slot = locate(state, trigger.by.card);
  return slot && { ...trigger, slot };
};

const isOpen = (state: SkirmishState, self: Trigger, ability: ChoosingAbility, option: Option): boolean => {
  const source = { definition: self.by.definition, owner: self.owner };
  if (typeof option !== 'string' && !isTargetingAllowed(state, source, option)) return false;
  if (!ability.deploys) return true;
  const { card, slot } = ability.deploys(state, self, option);
  return isDeploymentAllowed(state, card, slot);
};

/** The question an ability puts to its owner; null when it puts none or nothing could be answered. */
export const choiceOf = (state: SkirmishState, trigger: Trigger): PendingChoice | null => {
  const ability = abilityOf(trigger);
  if (!ability || !isChoosing(ability)) return null;
  const self = asItStands(state, trigger);
  if (!self) return null;
  const options = ability.options(state, self).filter((option) => isOpen(state, self, ability, option));
  if (options.length === 0) return null;
  return { seat: self.owner, source: self.by.card, options, optional: ability.optional };
};

/** What an ability that asks nothing does. */
export const fixedEffects = (state: SkirmishState, trigger: Trigger): readonly Effect[] => {
  const ability = abilityOf(trigger);
  if (!ability || isChoosing(ability)) return [];
  const self = asItStands(state, trigger);
  return self ? ability.effects(state, self) : [];
};

export const chosenEffects = (state: SkirmishState, trigger: Trigger, option: Option): readonly Effect[] => {
  const ability = abilityOf(trigger) as ChoosingAbility;
  return ability.chosen(state, asItStands(state, trigger)!, option);
};
