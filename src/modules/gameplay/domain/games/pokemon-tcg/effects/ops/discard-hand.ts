import { opponentOf, type Seat } from '../../../../engine/seat.js';
import { changePlayer, changeTask, currentTask, tell, type Play } from '../../play.js';
import { optionsOf } from '../../choices/options.js';
import { oneOf } from '../../shapes.js';
import type { CardId, Source } from '../../state.js';
import { addToDiscard, removeFromHand, rename } from '../../zones.js';
import { seatOf } from '../amount.js';
import { cardCountShape, cardFilterShape } from '../field-shapes.js';
import { chosenCards, type Operation } from '../operation.js';

/** "Discard … cards from … hand": chosen by its player, by the other who looks at it, or at random. */
export const discardHand: Operation<'discard-hand'> = {
  fields: () => [
    { count: cardCountShape },
    { side: oneOf('OWN', 'OPPONENT'), by: oneOf('OWNER', 'OTHER', 'RANDOM'), filter: cardFilterShape },
  ],
  could: (state, scene, { side }) => state.players[seatOf(scene, side)].hand.some((id) => id !== scene.source),
  resolve: (play, task, { side, count, by = 'OWNER', filter = {} }, [answer]) => {
    const seat = seatOf(task, side);
    const from: Source = { zone: 'HAND', seat, filter };
    if (by === 'RANDOM' || count === 'ALL') {
      const cards = optionsOf(play.state, from);
      return discard(play, seat, count === 'ALL' ? cards : play.random.shuffle(cards).slice(0, count));
    }
    if (answer === undefined) return { seat: by === 'OTHER' ? opponentOf(seat) : seat, from, min: count, max: count };
    discard(play, seat, chosenCards(answer));
    if (by === 'OTHER') forgetIds(play, seat);
  },
};

const discard = (play: Play, seat: Seat, ids: readonly CardId[]): void => {
  const cards = ids.map((id) => ({ id, definition: play.state.cards[id].definition }));
  removeFromHand(play, seat, ids);
  addToDiscard(play, ids);
  tell(play, 'HAND_DISCARDED', { seat, count: ids.length, cards });
  changeTask(play, { memory: { ...currentTask(play).memory, discarded: ids.length } });
};

/** The other player has seen the hand; what stays in it must not be recognised later. */
const forgetIds = (play: Play, seat: Seat): void => {
  const { hand } = play.state.players[seat];
  changePlayer(play, seat, { hand: rename(play, hand) });
};
