import { closeSlots, unitAt } from '../board.js';
import type { Trigger } from '../effects/effect.js';
import type { SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';

export const closeEnemies = (state: SkirmishState, self: Trigger): readonly SlotRef[] =>
  closeSlots(self.slot).filter((slot) => slot.seat !== self.owner && unitAt(state, slot) !== null);
