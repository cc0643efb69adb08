import type { Seat } from '../../engine/seat.js';

export type AttackType = 'VERTICAL' | 'DIAGONAL';
export const ATTACK_TYPES: readonly AttackType[] = ['VERTICAL', 'DIAGONAL'];

export type AttackTarget =
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'lane'; readonly player: number; readonly column: number };

export interface ActionData {
  readonly DRAW_CARD: Readonly<Record<string, never>>;
  readonly PLACE_CARD: { readonly cardId: string; readonly position: number; readonly targets?: readonly string[] };
  readonly SELECT_ATTACK: { readonly cardId: string; readonly attackType: string; readonly target?: AttackTarget };
  readonly SELECT_PROTECT: { readonly cardId: string };
  readonly SELECT_PUMP: { readonly cardId: string; readonly targetCardId?: string };
  readonly USE_CHAMPION_ABILITY: { readonly cardId: string; readonly targets?: readonly string[] };
  readonly END_STRATEGY: Readonly<Record<string, never>>;
  readonly CONCEDE: Readonly<Record<string, never>>;
}

export type ActionType = keyof ActionData;

export interface ActionOf<T extends ActionType> {
  readonly type: T;
  readonly seat: Seat;
  readonly data: ActionData[T];
}

export type DuelAction = { [T in ActionType]: ActionOf<T> }[ActionType];

/** A selection as it waits for BATTLE. */
export type QueuedAction =
  | { readonly type: 'SELECT_ATTACK'; readonly attackType: AttackType; readonly target: AttackTarget }
  | { readonly type: 'SELECT_PROTECT' }
  | { readonly type: 'SELECT_PUMP'; readonly targetCardId?: string };

/** The card that acts, where the action has one. */
export const actorIdOf = (action: DuelAction): string | null => ('cardId' in action.data ? action.data.cardId : null);
