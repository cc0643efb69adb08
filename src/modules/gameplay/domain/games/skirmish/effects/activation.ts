import { locate } from '../board.js';
import type { Card, SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';
import { trigger } from './deployment.js';
import type { Trigger } from './effect.js';

/** A unit on the board, pointed at a slot by its player. */
export const activationOf = (state: SkirmishState, unit: Card, target: SlotRef): Trigger =>
  trigger('ACTIVATED', unit, locate(state, unit.id)!, { target });
