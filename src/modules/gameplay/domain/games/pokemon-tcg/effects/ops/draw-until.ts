import { integer, oneOf } from '../../shapes.js';
import { drawCards } from '../../zones.js';
import { seatOf } from '../amount.js';
import type { Operation } from '../operation.js';

/** "Draw cards until you have … cards in your hand." */
export const drawUntil: Operation<'draw-until'> = {
  fields: () => [{ handSize: integer(1, 60) }, { side: oneOf('OWN', 'OPPONENT') }],
  could: (state, scene, { side, handSize }) => {
    const { deck, hand } = state.players[seatOf(scene, side)];
    const others = hand.filter((id) => id !== scene.source).length;
    return deck.length > 0 && others < handSize;
  },
  resolve: (play, task, { side, handSize }) => {
    const seat = seatOf(task, side);
    drawCards(play, seat, handSize - play.state.players[seat].hand.length);
  },
};
