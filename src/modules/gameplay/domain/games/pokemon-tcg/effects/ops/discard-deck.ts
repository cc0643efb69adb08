import { topOfDeck } from '../../choices/options.js';
import { changeTask, tell } from '../../play.js';
import { integer, oneOf } from '../../shapes.js';
import { addToDiscard, removeFromDeck } from '../../zones.js';
import { seatOf } from '../amount.js';
import type { Operation } from '../operation.js';

/** "Discard the top … cards of … deck." */
export const discardDeck: Operation<'discard-deck'> = {
  fields: () => [{ side: oneOf('OWN', 'OPPONENT'), count: integer(1, 60) }],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].deck.length > 0,
  resolve: (play, task, { side, count }) => {
    const seat = seatOf(task, side);
    const ids = topOfDeck(play.state.players[seat].deck, count);
    const cards = ids.map((id) => ({ id, definition: play.state.cards[id].definition }));
    removeFromDeck(play, seat, ids);
    addToDiscard(play, ids);
    tell(play, 'DECK_DISCARDED', { seat, count: ids.length, cards });
    changeTask(play, { memory: { ...task.memory, discarded: ids.length } });
  },
};
