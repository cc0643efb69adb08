import { changePlayer, tell } from '../../play.js';
import { oneOf } from '../../shapes.js';
import { shuffleDeck } from '../../zones.js';
import { seatOf } from '../amount.js';
import type { Operation } from '../operation.js';

/** "Shuffle your hand into your deck." */
export const shuffleHandIntoDeck: Operation<'shuffle-hand-into-deck'> = {
  fields: () => [{}, { side: oneOf('OWN', 'OPPONENT') }],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].hand.some((id) => id !== scene.source),
  resolve: (play, task, { side }) => {
    const seat = seatOf(task, side);
    const { hand } = play.state.players[seat];
    changePlayer(play, seat, { hand: [] });
    tell(play, 'HAND_SHUFFLED_INTO_DECK', { seat, count: hand.length });
    shuffleDeck(play, seat, hand);
  },
};
