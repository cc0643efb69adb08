import type { Seat } from '../../../engine/seat.js';
import { locate, ownSlots, unitsOnBoard, withCard } from '../board.js';
import type { CardId } from '../model.js';
import type { SkirmishState } from '../state.js';
import { trigger } from './deployment.js';
import type { Effect } from './effect.js';
import type { Happening, Tell } from './happening.js';

/** Own units left to right: turn-start abilities, then cooldown −1. */
export const startTurn = (state: SkirmishState, seat: Seat, tell: Tell): Happening => {
  const turn = state.turn + 1;
  tell('TURN_STARTED', 'TURN', { seat, turn });
  const next = unitsOnBoard(state, ownSlots(seat)).flatMap(({ card, slot }): Effect[] => [
    trigger('TURN_START', card, slot),
    { kind: 'COOL_DOWN', card: card.id },
  ]);
  return { state: { ...state, currentPlayer: seat, turn }, next };
};

export const coolDown = (state: SkirmishState, id: CardId): Happening => {
  const { cooldown, activatedThisTurn } = state.cards[id] ?? {};
  if (!locate(state, id) || (cooldown === 0 && !activatedThisTurn)) return { state };
  return { state: withCard(state, id, { cooldown: Math.max(0, cooldown - 1), activatedThisTurn: false }) };
};
