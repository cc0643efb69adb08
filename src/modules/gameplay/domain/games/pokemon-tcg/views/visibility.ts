import { opponentOf, type Observer, type Seat } from '../../../engine/seat.js';
import { hasDrawn } from '../setup/draw-initial-cards.js';
import type { CardId, EffectChoice, PokemonState } from '../state.js';

/** Who may see what. Views and redealing both ask here, so that they cannot disagree. */

const isOwn = (observer: Observer, seat: Seat): boolean => observer === seat || observer === 'OMNISCIENT';

/** The effect choice the observer has to answer. */
const ownEffectChoice = (state: PokemonState, observer: Observer): EffectChoice | null => {
  const [first] = state.pending;
  return first?.kind === 'EFFECT' && (first.seat === observer || observer === 'OMNISCIENT') ? first : null;
};

/** A hand is its player's, and that of whoever just looks at it to choose from it. */
export const seesHand = (state: PokemonState, observer: Observer, seat: Seat): boolean => {
  const from = ownEffectChoice(state, observer)?.from;
  return isOwn(observer, seat) || (from?.zone === 'HAND' && from.seat === seat);
};

/** A whole deck, though not its order, while it is searched. */
export const searchesDeck = (state: PokemonState, observer: Observer, seat: Seat): boolean => {
  const from = ownEffectChoice(state, observer)?.from;
  return from?.zone === 'DECK' && from.seat === seat;
};

/** How many cards from the top of the deck are being looked at. */
export const seesTopCards = (state: PokemonState, observer: Observer, seat: Seat): number => {
  const from = ownEffectChoice(state, observer)?.from;
  return from?.zone === 'TOP' && from.seat === seat ? from.cards : 0;
};

/** During the setup the Active Pokémon lie face down until both are chosen, the Benches until both are ready. */
export const seesActive = (state: PokemonState, observer: Observer, seat: Seat): boolean =>
  isOwn(observer, seat) || state.turn > 0 || state.players.every(({ active }) => active !== null);

export const seesBench = (state: PokemonState, observer: Observer, seat: Seat): boolean =>
  isOwn(observer, seat) || state.turn > 0;

/** The failed opening hands of a seat are shown as soon as the other has drawn too. */
export const seesFailedHands = (state: PokemonState, observer: Observer, seat: Seat): boolean =>
  isOwn(observer, seat) || hasDrawn(state.players[opponentOf(seat)]);

export const facesDown = (state: PokemonState, observer: Observer, seat: Seat): readonly CardId[] => {
  const { active, bench } = state.players[seat];
  return [
    ...(active !== null && !seesActive(state, observer, seat) ? [active] : []),
    ...(seesBench(state, observer, seat) ? [] : bench.filter((id) => id !== null)),
  ];
};
