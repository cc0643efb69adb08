import type { GameEvent } from '../../engine/events.js';
import { seededRandom } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import type { SkirmishAction } from './action.js';
import { locate, powerAt, unitAt } from './board.js';
import { skirmish, type SkirmishState } from './index.js';
import type { CardId, SlotRef } from './model.js';

export const deploy = (cardId: CardId, slot: SlotRef): SkirmishAction => ({
  type: 'PLAY_CARD',
  seat: slot.seat,
  data: { cardId, slot },
});
export const cast = (cardId: CardId, ...targets: SlotRef[]): SkirmishAction => ({
  type: 'PLAY_CARD',
  seat: 0,
  data: { cardId, targets },
});
export const activate = (cardId: CardId, target: SlotRef): SkirmishAction => ({
  type: 'ACTIVATE',
  seat: 0,
  data: { cardId, targets: [target] },
});
export const choose = (choice: number): SkirmishAction => ({ type: 'SUBMIT_INPUT', seat: 0, data: { choice } });
export const decline: SkirmishAction = { type: 'SUBMIT_INPUT', seat: 0, data: {} };
export const pass = (seat: Seat): SkirmishAction => ({ type: 'PASS', seat, data: {} });

/** Stored and read again, as between two requests. */
export const restored = (state: SkirmishState): SkirmishState => {
  const parsed = skirmish.parseState(JSON.parse(JSON.stringify(state)));
  if (!parsed.ok) throw new Error(parsed.error.join('; '));
  return parsed.value;
};

export interface Course {
  readonly state: SkirmishState;
  readonly events: readonly GameEvent[];
}

/** Plays actions that must all be legal, storing and restoring the state before each. */
export const follow = (start: SkirmishState, ...actions: readonly SkirmishAction[]): Course => {
  const events: GameEvent[] = [];
  const state = actions.reduce((before, action) => {
    const current = restored(before);
    const verdict = skirmish.validate(current, action);
    if (!verdict.valid) throw new Error(`${JSON.stringify(action)}: ${verdict.code}`);
    const step = skirmish.apply(current, action, seededRandom('unused', 0));
    events.push(...step.events);
    return step.state;
  }, start);
  return { state: restored(state), events };
};

export const codeOf = (state: SkirmishState, action: { type: unknown; seat: Seat; data?: unknown }): string => {
  const verdict = skirmish.validate(restored(state), action);
  return verdict.valid ? 'VALID' : verdict.code;
};

/** The power of a unit, wherever it stands; null when it is not on the board. */
export const powerOf = (state: SkirmishState, id: CardId): number | null => {
  const slot = locate(state, id);
  return slot && powerAt(state, slot);
};
export const unitIdAt = (state: SkirmishState, slot: SlotRef): CardId | null => unitAt(state, slot)?.id ?? null;
export const modifiersOf = (state: SkirmishState, seat: Seat): number[] =>
  state.terrains.map(({ slots }) => slots[seat].modifier);
