import type { Seat } from '../../../../engine/seat.js';
import type { CardFilter } from '../../cards/effect.js';
import { tell, type Play } from '../../play.js';
import { flag, integer, oneOf } from '../../shapes.js';
import type { CardId, PokemonState } from '../../state.js';
import { addToDiscard, addToHand, putOnBench, removeFromDeck, shuffleDeck } from '../../zones.js';
import { cardFilterShape } from '../field-shapes.js';
import { chosenCards, type Operation } from '../operation.js';

const freePlaces = (state: PokemonState, seat: Seat): number =>
  state.players[seat].bench.filter((place) => place === null).length;

const BASIC: CardFilter = { supertype: 'POKEMON', stage: 'BASIC' };

/** "Search your deck for …" It may find nothing; afterwards the deck is shuffled. */
export const searchDeck: Operation<'search-deck'> = {
  fields: () => [
    { filter: cardFilterShape, count: integer(1, 10), to: oneOf('HAND', 'BENCH', 'DISCARD') },
    { reveal: flag },
  ],
  could: (state, { seat }, { to }) =>
    state.players[seat].deck.length > 0 && (to !== 'BENCH' || freePlaces(state, seat) > 0),
  resolve: (play, { seat }, { filter, count, to, reveal = false }, [answer]) => {
    if (answer === undefined) {
      const max = to === 'BENCH' ? Math.min(count, freePlaces(play.state, seat)) : count;
      const wanted = to === 'BENCH' ? { ...filter, ...BASIC } : filter;
      return { seat, from: { zone: 'DECK', seat, filter: wanted }, min: 0, max };
    }
    const found = chosenCards(answer);
    if (play.state.players[seat].deck.length === 0) return;
    removeFromDeck(play, seat, found);
    put(play, seat, found, to);
    const cards = found.map((id) => ({ id, definition: play.state.cards[id].definition }));
    const open = to !== 'HAND' || reveal ? { definitions: cards.map(({ definition }) => definition) } : null;
    tell(play, 'DECK_SEARCHED', { seat, count: found.length, to, ...open }, { [seat]: { cards } });
    shuffleDeck(play, seat);
  },
};

const put = (play: Play, seat: Seat, ids: readonly CardId[], to: 'HAND' | 'BENCH' | 'DISCARD'): void => {
  if (to === 'HAND') addToHand(play, seat, ids);
  else if (to === 'DISCARD') addToDiscard(play, ids);
  else for (const id of ids) putOnBench(play, seat, id);
};
