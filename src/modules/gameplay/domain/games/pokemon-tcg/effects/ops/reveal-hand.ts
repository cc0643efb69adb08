import { tell } from '../../play.js';
import { oneOf } from '../../shapes.js';
import { seatOf } from '../amount.js';
import type { Operation } from '../operation.js';

/** "Your opponent reveals their hand." Told by card, without the ids by which they could be followed. */
export const revealHand: Operation<'reveal-hand'> = {
  fields: () => [{ side: oneOf('OWN', 'OPPONENT') }],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].hand.length > 0,
  resolve: (play, task, { side }) => {
    const seat = seatOf(task, side);
    const definitions = play.state.players[seat].hand.map((id) => play.state.cards[id].definition);
    tell(play, 'HAND_REVEALED', { seat, cards: definitions.sort() });
  },
};
