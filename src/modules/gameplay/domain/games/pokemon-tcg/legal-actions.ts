import type { Seat } from '../../engine/seat.js';
import { ACTION_TYPES, rulesOf } from './actions/all-actions.js';
import type { ActionType, PokemonAction } from './actions/action.js';
import { PLAYING } from './board.js';
import type { PokemonState } from './state.js';

const isOpen = (state: PokemonState, seat: Seat, type: ActionType): boolean => {
  const { setup, phases, answers } = rulesOf(type);
  if (!PLAYING.has(state.matchState)) return setup?.includes(state.matchState) ?? false;
  const [first] = state.pending;
  if (first) return first.seat === seat && answers === first.kind;
  return seat === state.activeSeat && (phases?.includes(state.phase) ?? false);
};

/** In the order of the actions' table; of equal cards in hand one stands for all. */
export const legalActions = (state: PokemonState, seat: Seat): readonly PokemonAction[] => {
  const legal: PokemonAction[] = [];
  for (const type of ACTION_TYPES) {
    if (!isOpen(state, seat, type)) continue;
    const { candidates, condition } = rulesOf(type);
    for (const data of candidates(state, seat)) {
      if (!condition(state, seat, data)) legal.push({ type, seat, data } as PokemonAction);
    }
  }
  return legal;
};

export const normalForm = (state: PokemonState, action: PokemonAction): PokemonAction => {
  const { normalForm: listed } = rulesOf(action.type);
  return listed ? ({ ...action, data: listed(state, action.seat, action.data) } as PokemonAction) : action;
};
