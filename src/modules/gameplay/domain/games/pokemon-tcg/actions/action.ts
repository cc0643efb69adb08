import type { Seat } from '../../../engine/seat.js';
import type { Answer, CardId } from '../state.js';

interface Data {
  readonly DRAW_INITIAL_CARDS: object;
  readonly DRAW_MULLIGAN_BONUS: { readonly count: number };
  readonly SET_ACTIVE_POKEMON: { readonly cardId: CardId } | { readonly target: CardId };
  readonly PLAY_POKEMON: { readonly cardId: CardId };
  readonly COMPLETE_INITIAL_SETUP: object;
  readonly DRAW_CARD: object;
  readonly ATTACH_ENERGY: { readonly cardId: CardId; readonly target: CardId };
  readonly EVOLVE_POKEMON: { readonly cardId: CardId; readonly target: CardId };
  readonly PLAY_TRAINER: { readonly cardId: CardId; readonly choices?: readonly Answer[] };
  readonly USE_ABILITY: { readonly pokemonId: CardId; readonly choices?: readonly Answer[] };
  readonly RETREAT: { readonly target: CardId; readonly energyIds: readonly CardId[] };
  readonly ATTACK: { readonly attackIndex: number; readonly choices?: readonly Answer[] };
  readonly END_TURN: object;
  readonly SELECT_PRIZE: { readonly index: number };
  readonly ANSWER_CHOICE: { readonly choice: Answer };
  readonly DISCARD_CARDS: { readonly cardIds: readonly CardId[] };
  readonly CONCEDE: object;
}

export type ActionType = keyof Data;
export type DataOf<T extends ActionType> = Data[T];

export interface ActionOf<T extends ActionType> {
  readonly type: T;
  readonly seat: Seat;
  readonly data: Data[T];
}

export type PokemonAction = { [T in ActionType]: ActionOf<T> }[ActionType];
