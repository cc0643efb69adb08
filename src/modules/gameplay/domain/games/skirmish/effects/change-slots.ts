import { slotAt, withSlot } from '../board.js';
import type { SkirmishState } from '../state.js';
import type { EffectOf } from './effect.js';
import type { Happening, Tell } from './happening.js';

export const modifySlots = (
  state: SkirmishState,
  { by, slots, amount }: EffectOf<'MODIFY_SLOTS'>,
  tell: Tell,
): Happening => {
  let after = state;
  for (const slot of slots) {
    const modifier = slotAt(after, slot).modifier + amount;
    tell('SLOT_MODIFIED', by.definition, { source: by.card, slot, amount, modifier });
    after = withSlot(after, slot, { modifier });
  }
  return { state: after };
};

export const clearSlot = (state: SkirmishState, { by, slot }: EffectOf<'CLEAR_SLOT'>, tell: Tell): Happening => {
  tell('SLOT_CLEARED', by.definition, { source: by.card, slot, was: slotAt(state, slot).modifier });
  return { state: withSlot(state, slot, { modifier: 0 }) };
};
