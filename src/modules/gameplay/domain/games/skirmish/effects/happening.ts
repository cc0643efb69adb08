import type { GameEvent } from '../../../engine/events.js';
import type { JsonObject } from '../../../engine/json.js';
import type { SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';
import type { Effect } from './effect.js';

/** Notes an event; the cause is a card's definition, an action type or a rule. */
export type Tell = (type: string, cause: string, data: JsonObject, only?: GameEvent['only']) => void;

/** What an effect comes to. */
export interface Happening {
  readonly state: SkirmishState;
  /** Effects that come before all others still waiting. */
  readonly next?: readonly Effect[];
  /** Slots whose units die at the check that follows, whatever their power. */
  readonly dying?: readonly SlotRef[];
}
