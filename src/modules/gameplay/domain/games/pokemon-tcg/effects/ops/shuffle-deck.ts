import { oneOf } from '../../shapes.js';
import { shuffleDeck } from '../../zones.js';
import { seatOf } from '../amount.js';
import type { Operation } from '../operation.js';

/** "Shuffle … deck." */
export const shuffleDeckOperation: Operation<'shuffle-deck'> = {
  fields: () => [{}, { side: oneOf('OWN', 'OPPONENT') }],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].deck.length > 0,
  resolve: (play, task, { side }) => shuffleDeck(play, seatOf(task, side)),
};
