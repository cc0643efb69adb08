import type { Seat } from '../../../engine/seat.js';
import type { Refusal } from '../../../engine/refusal.js';
import type { Play } from '../play.js';
import { anyOf, integer, listOf, text, type Shape } from '../shapes.js';
import type { Choice, Phase, PlayState, PokemonState } from '../state.js';
import type { ActionType, DataOf } from './action.js';

/** A condition of an action: what stands against it, or null. */
export type Condition<T extends ActionType> = (state: PokemonState, seat: Seat, data: DataOf<T>) => Refusal | null;

/** Conditions in the order in which they are checked. */
export const conditions =
  <T extends ActionType>(...all: readonly Condition<T>[]): Condition<T> =>
  (state, seat, data) => {
    for (const condition of all) {
      const refusal = condition(state, seat, data);
      if (refusal) return refusal;
    }
    return null;
  };

/** Everything about one kind of action. */
export interface ActionRules<T extends ActionType> {
  readonly shape: Shape;
  /** The setup states in which both players may send it. */
  readonly setup?: readonly PlayState[];
  /** The phases of one's own turn to which it belongs. */
  readonly phases?: readonly Phase[];
  /** The pending choice it answers. */
  readonly answers?: Choice['kind'];
  readonly condition: Condition<T>;
  carryOut(play: Play, seat: Seat, data: DataOf<T>): void;
  /** What might be legal: the caller keeps what fulfils the condition. */
  candidates(state: PokemonState, seat: Seat): Iterable<DataOf<T>>;
  /** A legal action as the list shows it. */
  normalForm?(state: PokemonState, seat: Seat, data: DataOf<T>): DataOf<T>;
}

const ID_LENGTH = 40;

export const cardIdShape: Shape = text(ID_LENGTH);
export const cardIdsShape: Shape = listOf(cardIdShape, 60);
export const answerShape: Shape = anyOf(integer(0, 100), cardIdsShape);
export const choicesShape: Shape = listOf(answerShape, 20);
