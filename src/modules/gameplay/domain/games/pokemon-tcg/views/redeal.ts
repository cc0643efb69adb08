import type { Random } from '../../../engine/random.js';
import { SEATS, type Seat } from '../../../engine/seat.js';
import { definitionById } from '../board.js';
import { isBasicPokemon } from '../cards/card-definition.js';
import { BUILT_IN } from '../cards/catalogue.js';
import { topOfDeck } from '../choices/options.js';
import { OPENING_HAND } from '../options.js';
import { requirements } from '../setup/start-game-rules.js';
import type { Card, CardId, PlayerState, PokemonInPlay, PokemonState } from '../state.js';
import { opaqueId } from '../zones.js';
import { facesDown, searchesDeck, seesFailedHands, seesHand, seesTopCards } from './visibility.js';

/** What a hidden card of the other side might be: any card that comes with the game. */
const ANY_CARD = [...BUILT_IN.values()];
const BASICS = ANY_CARD.filter(isBasicPokemon);
const NOT_BASIC = ANY_CARD.filter((card) => !isBasicPokemon(card));

class Dealer {
  readonly cards: Record<CardId, Card | PokemonInPlay> = {};

  constructor(
    private readonly state: PokemonState,
    private readonly random: Random,
  ) {}

  private pick(from: readonly { readonly id: string }[]): string {
    return from[this.random.int(from.length)].id;
  }

  private put(card: Card): CardId {
    const id = opaqueId(this.random);
    this.cards[id] = card;
    return id;
  }

  unknown(count: number, owner: Seat): CardId[] {
    return Array.from({ length: count }, () => this.put({ definition: this.pick(ANY_CARD), owner }));
  }

  /** A face-down Pokémon of the setup. */
  unknownBasic(hidden: CardId): CardId {
    return this.put({ ...this.state.cards[hidden], definition: this.pick(BASICS) });
  }

  /** An opening hand that is known to be valid, or at least to hold what is still needed. */
  unknownHand(count: number, owner: Seat): CardId[] {
    const { startGameRules } = this.state.options;
    const needed = requirements(startGameRules).flatMap((need) =>
      Array.from({ length: need.count }, () => {
        const definition = this.pick(ANY_CARD.filter((card) => need.fulfils(card)));
        return this.put({ definition, owner });
      }),
    );
    return this.random.shuffle([...needed, ...this.unknown(count - needed.length, owner)]);
  }

  failedHand(): string[] {
    return Array.from({ length: OPENING_HAND }, () => this.pick(NOT_BASIC));
  }

  /** One's own cards, known as a whole, in a new order under new ids. */
  known(ids: readonly CardId[], owner: Seat): CardId[] {
    const definitions = ids.map((id) => this.state.cards[id].definition).sort();
    return this.random.shuffle(definitions).map((definition) => this.put({ definition, owner }));
  }

  /** Cards whose ids are seen, in an order that is not. */
  mixed(ids: readonly CardId[]): CardId[] {
    return this.random.shuffle([...ids].sort());
  }
}

const ownSide = (state: PokemonState, seat: Seat, dealer: Dealer): PlayerState => {
  const player = state.players[seat];
  const { deck, prizes } = player;
  if (searchesDeck(state, seat, seat))
    return { ...player, deck: dealer.mixed(deck), prizes: dealer.known(prizes, seat) };
  const seen = topOfDeck(deck, seesTopCards(state, seat, seat)).reverse();
  const below = deck.slice(0, deck.length - seen.length);
  const dealt = dealer.known([...below, ...prizes], seat);
  return { ...player, deck: [...dealt.slice(0, below.length), ...seen], prizes: dealt.slice(below.length) };
};

const otherSide = (state: PokemonState, observer: Seat | 'SPECTATOR', seat: Seat, dealer: Dealer): PlayerState => {
  const player = state.players[seat];
  const { hand, deck, prizes, active, bench, revealed, handValid } = player;
  const faceDown = facesDown(state, observer, seat);
  const dealt = (id: CardId | null): CardId | null =>
    id !== null && faceDown.includes(id) ? dealer.unknownBasic(id) : id;
  const isOpeningHand = handValid && active === null && state.turn === 0;
  const unknownHand = (): CardId[] =>
    isOpeningHand ? dealer.unknownHand(hand.length, seat) : dealer.unknown(hand.length, seat);
  return {
    ...player,
    hand: seesHand(state, observer, seat) ? hand : unknownHand(),
    deck: dealer.unknown(deck.length, seat),
    prizes: dealer.unknown(prizes.length, seat),
    active: dealt(active),
    bench: bench.map(dealt),
    revealed: seesFailedHands(state, observer, seat) ? revealed : revealed.map(() => dealer.failedHand()),
  };
};

/** The cards whose faces the observer does not see. */
export const hiddenFrom = (state: PokemonState, observer: Seat | 'SPECTATOR'): Set<CardId> => {
  const hidden = new Set<CardId>();
  for (const seat of SEATS) {
    const { hand, deck, prizes } = state.players[seat];
    const isOwnDeckSeen = searchesDeck(state, observer, seat);
    const seenTop = isOwnDeckSeen ? deck : topOfDeck(deck, seesTopCards(state, observer, seat));
    for (const id of deck) if (!seenTop.includes(id)) hidden.add(id);
    for (const id of prizes) hidden.add(id);
    if (!seesHand(state, observer, seat)) for (const id of hand) hidden.add(id);
    for (const id of facesDown(state, observer, seat)) hidden.add(id);
  }
  return hidden;
};

/**
 * Another world that looks the same to the observer. The other side's hidden cards become any cards at all, since its
 * deck list is hidden too; one's own are what is left of one's deck, dealt anew.
 */
export const redeal = (state: PokemonState, observer: Seat | 'SPECTATOR', random: Random): PokemonState => {
  const dealer = new Dealer(state, random);
  const [first, second] = SEATS.map((seat) =>
    seat === observer ? ownSide(state, seat, dealer) : otherSide(state, observer, seat, dealer),
  );
  const hidden = hiddenFrom(state, observer);
  const seen = Object.keys(state.cards).filter((id) => !hidden.has(id));
  const cards: PokemonState['cards'] = {
    ...Object.fromEntries(seen.sort().map((id) => [id, state.cards[id]])),
    ...dealer.cards,
  };
  const used = new Set(Object.values(cards).map(({ definition }) => definition));
  const definitions = Object.fromEntries(
    Object.keys(state.definitions)
      .filter((id) => used.has(id))
      .sort()
      .map((id) => [id, definitionById(state, id)]),
  );
  return { ...state, players: [first, second], cards, definitions };
};
