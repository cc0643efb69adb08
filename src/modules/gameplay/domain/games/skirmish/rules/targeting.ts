import type { Refusal } from '../../../engine/refusal.js';
import { isOnBoard } from '../board.js';
import type { CardFace, SlotRef } from '../model.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';
import { isTargetingAllowed } from './rule-book.js';

const targetsAreNamed = (targets: readonly SlotRef[], wanted: number): Refusal | null =>
  targets.length < wanted ? refuse('TARGET_REQUIRED', { field: 'targets', targets: wanted }) : null;

const targetsAreOnBoard = (targets: readonly SlotRef[], wanted: number): Refusal | null =>
  targets.length > wanted || !targets.every(isOnBoard) ? refuse('INVALID_TARGET', { field: 'targets' }) : null;

const targetsAreWanted = (isTarget: boolean): Refusal | null =>
  isTarget ? null : refuse('INVALID_TARGET', { field: 'targets' });

const targetingIsAllowed = (state: SkirmishState, source: CardFace, targets: readonly SlotRef[]): Refusal | null => {
  const denied = targets.find((slot) => !isTargetingAllowed(state, source, slot));
  return denied ? refuse('CAN_TARGET_DENIED', { slot: denied }) : null;
};

/** For action cards and abilities alike: enough slots, on the board, of the wanted kind, and none that is denied. */
export const canTarget = (
  state: SkirmishState,
  source: CardFace,
  targets: readonly SlotRef[],
  wanted: number,
  isTarget: (targets: readonly SlotRef[]) => boolean,
): Refusal | null =>
  targetsAreNamed(targets, wanted) ??
  targetsAreOnBoard(targets, wanted) ??
  targetsAreWanted(isTarget(targets)) ??
  targetingIsAllowed(state, source, targets);
