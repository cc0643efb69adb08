import type { Seat } from '../../../../engine/seat.js';
import { topOfDeck } from '../../choices/options.js';
import { changePlayer, tell, type Play } from '../../play.js';
import { integer, oneOf } from '../../shapes.js';
import type { CardId } from '../../state.js';
import { addToDiscard, addToHand, removeFromDeck, rename, shuffleDeck } from '../../zones.js';
import { cardFilterShape } from '../field-shapes.js';
import { chosenCards, type Operation } from '../operation.js';

/** "Look at the top … cards of your deck and put … of them into your hand." */
export const lookAtTop: Operation<'look-at-top'> = {
  fields: () => [
    { count: integer(1, 20), take: integer(0, 20), rest: oneOf('SHUFFLE', 'BOTTOM', 'DISCARD') },
    { filter: cardFilterShape },
  ],
  could: (state, { seat }) => state.players[seat].deck.length > 0,
  resolve: (play, { seat }, { count, take, filter = {}, rest }, [answer]) => {
    if (answer === undefined) {
      return { seat, from: { zone: 'TOP', seat, cards: count, filter }, min: take, max: take };
    }
    const taken = chosenCards(answer);
    const left = topOfDeck(play.state.players[seat].deck, count).filter((id) => !taken.includes(id));
    if (taken.length + left.length === 0) return;
    removeFromDeck(play, seat, [...taken, ...left]);
    addToHand(play, seat, taken);
    const cards = taken.map((id) => ({ id, definition: play.state.cards[id].definition }));
    tell(
      play,
      'TOP_CARDS_TAKEN',
      { seat, looked: taken.length + left.length, taken: taken.length },
      { [seat]: { cards } },
    );
    putBack(play, seat, left, rest);
  },
};

const putBack = (play: Play, seat: Seat, ids: readonly CardId[], rest: 'SHUFFLE' | 'BOTTOM' | 'DISCARD'): void => {
  if (rest === 'SHUFFLE') return shuffleDeck(play, seat, ids);
  if (rest === 'DISCARD') {
    addToDiscard(play, ids);
    const cards = ids.map((id) => ({ id, definition: play.state.cards[id].definition }));
    return tell(play, 'DECK_DISCARDED', { seat, count: ids.length, cards });
  }
  const bottom = rename(play, play.random.shuffle(ids));
  changePlayer(play, seat, { deck: [...bottom, ...play.state.players[seat].deck] });
};
