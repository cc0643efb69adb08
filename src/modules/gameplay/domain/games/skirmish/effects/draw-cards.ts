import type { Seat } from '../../../engine/seat.js';
import { withPlayer } from '../board.js';
import type { SkirmishState } from '../state.js';
import type { Tell } from './happening.js';

/** What the deck still has; an empty deck is no loss. Which cards they are is for their player alone. */
export const drawCards = (
  state: SkirmishState,
  seat: Seat,
  count: number,
  cause: string,
  tell: Tell,
): SkirmishState => {
  const { hand, deck } = state.players[seat];
  const drawn = deck.slice(0, count);
  if (drawn.length === 0) return state;
  const cards = drawn.map((id) => ({ card: id, definition: state.cards[id].definition }));
  tell('CARDS_DRAWN', cause, { seat, count: drawn.length }, { [seat]: { cards } });
  return withPlayer(state, seat, { hand: [...hand, ...drawn], deck: deck.slice(count) });
};
