import type { SkirmishState } from '../state.js';
import { choiceOf } from './abilities.js';
import { checkDeaths } from './deaths.js';
import { EFFECT_LIMIT, type Effect } from './effect.js';
import type { Tell } from './happening.js';
import { perform } from './perform.js';

/**
 * Carries out effects one after another, what each brings about coming first, until nothing is left or a player has to
 * choose. A chain that passes the limit is left lying in the state, where the invariants find it.
 */
export const run = (start: SkirmishState, effects: readonly Effect[], tell: Tell): SkirmishState => {
  let state = start;
  let waiting = effects;
  for (let performed = 0; waiting.length > 0; performed++) {
    if (performed === EFFECT_LIMIT) return { ...state, queue: waiting };
    const [effect, ...rest] = waiting;
    const pendingChoice = effect.kind === 'TRIGGER' ? choiceOf(state, effect) : null;
    if (pendingChoice) {
      const { seat, source, options, optional } = pendingChoice;
      tell('CHOICE_OPENED', state.cards[source].definition, { seat, source, options: [...options], optional });
      return { ...state, queue: waiting, pendingChoice };
    }
    const { state: performedState, next = [], dying = [] } = perform(state, effect, tell);
    const deaths = checkDeaths(state, performedState, dying, tell);
    state = deaths.state;
    waiting = next.length || deaths.next ? [...next, ...(deaths.next ?? []), ...rest] : rest;
  }
  return state;
};
