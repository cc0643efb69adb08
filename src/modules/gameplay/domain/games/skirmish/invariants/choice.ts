import { canonicalJson } from '../../../engine/canonical.js';
import { locate } from '../board.js';
import { unitDefinition } from '../cards/index.js';
import { choiceOf } from '../effects/abilities.js';
import type { Effect, Trigger } from '../effects/effect.js';
import type { SkirmishState } from '../state.js';

/** The ability of a unit that stands where the trigger says, pointed where it may be. */
const standsRight = (state: SkirmishState, { trigger, by, owner, slot, target }: Trigger): boolean => {
  const place = locate(state, by.card);
  if (!place || place.terrain !== slot.terrain || owner !== slot.seat || place.seat !== owner) return false;
  if (state.cards[by.card].definition !== by.definition) return false;
  if (trigger !== 'ACTIVATED') return true;
  const { activate } = unitDefinition(by.definition);
  return !!activate && target !== null && activate.isTarget(state, { by, owner, slot }, target);
};

/** Behind an open choice only the rest of a deployment waits: the victim's Consumed and the unit's Consume. */
const mayWait = (state: SkirmishState, effect: Effect): boolean => {
  if (effect.kind !== 'TRIGGER') return false;
  switch (effect.trigger) {
    case 'DEPLOY':
    case 'CONSUME':
    case 'ACTIVATED':
      return standsRight(state, effect);
    case 'CONSUMED':
      return effect.consumer !== null && locate(state, effect.consumer) !== null;
    case 'DEATH':
    case 'TURN_START':
    case 'CONQUER':
      return false;
    default:
      return effect.trigger satisfies never;
  }
};

export const choiceFaults = (state: SkirmishState): readonly string[] => {
  const { queue, pendingChoice, result } = state;
  if (!pendingChoice) return queue.length === 0 ? [] : ['queue: effects are left though nobody has to choose'];
  if (result) return ['pendingChoice: open although the match is over'];
  const [asking] = queue;
  if (asking?.kind !== 'TRIGGER' || !queue.every((effect) => mayWait(state, effect)))
    return ['queue: holds what cannot wait for a choice'];
  return canonicalJson(choiceOf(state, asking)) === canonicalJson(pendingChoice)
    ? []
    : ['pendingChoice: not what the ability asks'];
};
