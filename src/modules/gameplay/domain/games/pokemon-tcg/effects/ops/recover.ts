import type { Seat } from '../../../../engine/seat.js';
import { definitionOf } from '../../board.js';
import { matches } from '../../cards/card-filter.js';
import type { CardFilter, EffectOf } from '../../cards/effect.js';
import { tell, type Play } from '../../play.js';
import { flag, integer, oneOf } from '../../shapes.js';
import type { CardId, PokemonState } from '../../state.js';
import { addToHand, putOnBench, removeFromDiscard, rename, shuffleDeck } from '../../zones.js';
import { cardFilterShape } from '../field-shapes.js';
import { chosenCards, type Operation } from '../operation.js';

const wanted = ({ filter, to }: EffectOf<'recover'>): CardFilter =>
  to === 'BENCH' ? { ...filter, supertype: 'POKEMON', stage: 'BASIC' } : filter;

const mostOf = (state: PokemonState, seat: Seat, { count, to }: EffectOf<'recover'>): number =>
  to === 'BENCH' ? Math.min(count, state.players[seat].bench.filter((place) => place === null).length) : count;

/** "Put … from your discard pile into your hand", onto the Bench, or back into the deck. */
export const recover: Operation<'recover'> = {
  fields: () => [
    { filter: cardFilterShape, count: integer(1, 10), to: oneOf('HAND', 'DECK', 'BENCH') },
    { upTo: flag },
  ],
  could: (state, { seat, source }, effect) =>
    mostOf(state, seat, effect) > 0 &&
    state.players[seat].discard.some((id) => id !== source && matches(definitionOf(state, id), wanted(effect))),
  resolve: (play, { seat, source }, effect, [answer]) => {
    const max = mostOf(play.state, seat, effect);
    if (answer === undefined) {
      const from = { zone: 'DISCARD', seat, filter: wanted(effect), except: source } as const;
      return { seat, from, min: effect.upTo ? 0 : max, max };
    }
    const ids = chosenCards(answer);
    if (ids.length === 0) return;
    const cards = ids.map((id) => ({ id, definition: play.state.cards[id].definition }));
    removeFromDiscard(play, seat, ids);
    tell(play, 'RECOVERED', { seat, to: effect.to, cards });
    put(play, seat, ids, effect.to);
  },
};

const put = (play: Play, seat: Seat, ids: readonly CardId[], to: 'HAND' | 'DECK' | 'BENCH'): void => {
  if (to === 'BENCH') for (const id of ids) putOnBench(play, seat, id);
  else if (to === 'DECK') shuffleDeck(play, seat, ids);
  else addToHand(play, seat, rename(play, ids));
};
