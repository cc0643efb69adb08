import type { Seat } from '../../../engine/seat.js';
import type { CardId, DefinitionId, SlotRef } from '../model.js';

/** The card an effect comes from, by name as well: it may be gone when the effect happens. */
export interface By {
  readonly card: CardId;
  readonly definition: DefinitionId;
}

/** The moments at which a unit's own ability happens. */
export type TriggerName = 'DEPLOY' | 'CONSUMED' | 'CONSUME' | 'DEATH' | 'TURN_START' | 'CONQUER' | 'ACTIVATED';

/** A unit's ability is due. */
export interface Trigger {
  readonly kind: 'TRIGGER';
  readonly trigger: TriggerName;
  readonly by: By;
  readonly owner: Seat;
  /** Where the unit stands, or stood when it died. */
  readonly slot: SlotRef;
  /** DEATH: the power it had. CONSUME: the power its victim had. */
  readonly power: number;
  /** CONSUMED: the consumer. */
  readonly consumer: CardId | null;
  /** ACTIVATED: the slot pointed at. */
  readonly target: SlotRef | null;
}

/** Everything that can happen, as data: what is still to come waits in the state while a player chooses. */
export type Effect =
  | { readonly kind: 'DAMAGE'; readonly by: By; readonly slots: readonly SlotRef[]; readonly amount: number }
  | { readonly kind: 'KILL'; readonly by: By; readonly slot: SlotRef }
  | { readonly kind: 'BUFF'; readonly by: By; readonly cards: readonly CardId[]; readonly amount: number }
  | { readonly kind: 'SET_BASE_POWER'; readonly by: By; readonly card: CardId; readonly power: number }
  | { readonly kind: 'MODIFY_SLOTS'; readonly by: By; readonly slots: readonly SlotRef[]; readonly amount: number }
  | { readonly kind: 'CLEAR_SLOT'; readonly by: By; readonly slot: SlotRef }
  | { readonly kind: 'DRAW'; readonly by: By; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'MOVE'; readonly by: By; readonly from: SlotRef; readonly to: SlotRef }
  | { readonly kind: 'BOUNCE'; readonly by: By; readonly slot: SlotRef }
  | { readonly kind: 'CONSUME'; readonly by: By; readonly slot: SlotRef }
  | { readonly kind: 'ENTER'; readonly by: By; readonly card: CardId; readonly slot: SlotRef }
  | {
      readonly kind: 'CREATE_TOKEN';
      readonly by: By;
      readonly definition: DefinitionId;
      readonly slot: SlotRef;
    }
  | { readonly kind: 'ACTION_CARD_PLAYED'; readonly by: By; readonly seat: Seat }
  | { readonly kind: 'START_TURN'; readonly seat: Seat }
  | { readonly kind: 'COOL_DOWN'; readonly card: CardId }
  | { readonly kind: 'RESOLVE' }
  | { readonly kind: 'END_SKIRMISH'; readonly winners: readonly (Seat | null)[] }
  | Trigger;

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
export const EFFECT_LIMIT = 1000;
