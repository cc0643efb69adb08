import { oneOf } from '../../shapes.js';
import { drawCards } from '../../zones.js';
import { amountOf, seatOf } from '../amount.js';
import { amountShape } from '../field-shapes.js';
import type { Operation } from '../operation.js';

/** "Draw … cards", or as many as there are. */
export const draw: Operation<'draw'> = {
  fields: () => [{ count: amountShape }, { side: oneOf('OWN', 'OPPONENT') }],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].deck.length > 0,
  resolve: (play, task, { side, count }) => {
    drawCards(play, seatOf(task, side), amountOf(play.state, task, count));
  },
};
