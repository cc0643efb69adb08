import { allSlots, locate, powerAt, sameSlot, unitsOnBoard, type UnitInSlot } from '../board.js';
import { unitDefinition } from '../cards/index.js';
import type { CardId, SlotRef } from '../model.js';
import type { SkirmishState } from '../state.js';
import { by, trigger } from './deployment.js';
import type { Effect } from './effect.js';
import { onLeave } from './enter-and-leave.js';
import type { Happening, Tell } from './happening.js';
import { watchers } from './watchers.js';

/** *The power it had*: before the effect that killed it. */
const powerBefore = (before: SkirmishState, id: CardId): number => {
  const slot = locate(before, id);
  return slot ? powerAt(before, slot) : 0;
};

/** Its own Death, then what others make of it. */
const consequences = (before: SkirmishState, after: SkirmishState, { card, slot }: UnitInSlot): Effect[] => [
  trigger('DEATH', card, slot, { power: powerBefore(before, card.id) }),
  ...watchers(after).flatMap((self) => unitDefinition(self.by.definition).afterDeath?.(after, self, slot) ?? []),
];

/** The check after each effect: those found die together, terrain 0→4, the current player's first. */
export const checkDeaths = (
  before: SkirmishState,
  state: SkirmishState,
  dying: readonly SlotRef[],
  tell: Tell,
): Happening => {
  const dead = unitsOnBoard(state, allSlots(state.currentPlayer)).filter(
    ({ slot }) => powerAt(state, slot) === 0 || dying.some((other) => sameSlot(slot, other)),
  );
  if (dead.length === 0) return { state };
  for (const { card, slot } of dead) tell('UNIT_DIED', card.definition, { ...by(card), slot });
  const after = dead.reduce((so, { slot }) => onLeave(so, slot, 'graveyard'), state);
  return { state: after, next: dead.flatMap((unit) => consequences(before, after, unit)) };
};
