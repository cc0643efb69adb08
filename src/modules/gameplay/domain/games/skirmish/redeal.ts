import type { Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { withPlayer } from './board.js';
import { DEFINITIONS, definitionOf } from './cards/index.js';
import { printedCard } from './cards/printed-card.js';
import { COPIES_LIMIT, RARITY_LIMIT } from './decks/limits.js';
import type { CardId, DefinitionId } from './model.js';
import type { SkirmishState } from './state.js';
import { deckContents, seesHand, visibleCards } from './view.js';

/** Cards that could fill up a deck of which some cards are known, without going by what the rest really is. */
const inventedCards = (known: readonly DefinitionId[], count: number, random: Random): readonly DefinitionId[] => {
  const taken = { BRONZE: 0, SILVER: 0, GOLD: 0, TOKEN: 0 };
  const copies = new Map<DefinitionId, number>();
  for (const id of known) {
    taken[definitionOf(id).rarity]++;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const candidates = DEFINITIONS.flatMap(({ id, rarity }) =>
    Array.from({ length: Math.max(0, COPIES_LIMIT[rarity] - (copies.get(id) ?? 0)) }, () => ({ id, rarity })),
  );
  const possible = random.shuffle(candidates).filter(({ rarity }) => taken[rarity]++ < RARITY_LIMIT[rarity]);
  return Array.from({ length: count }, (_, index) => possible[index % possible.length].id);
};

const dealAnew = (
  state: SkirmishState,
  seat: Seat,
  observer: Seat | 'SPECTATOR',
  visible: ReadonlySet<CardId>,
  random: Random,
): SkirmishState => {
  const { hand, deck } = state.players[seat];
  const hiddenIds = (seesHand(observer, seat) ? deck : [...hand, ...deck]).toSorted();
  const known = [...visible].map((id) => state.cards[id]).filter(({ owner }) => owner === seat);
  const faces = seesHand(observer, seat)
    ? random.shuffle(deckContents(state, seat))
    : inventedCards(
        known.map(({ definition }) => definition),
        hiddenIds.length,
        random,
      );
  const ids = random.shuffle(hiddenIds);
  const dealt = ids.map((id, index) => [id, printedCard(id, faces[index], seat)] as const);
  const handCount = hiddenIds.length - deck.length;
  return withPlayer({ ...state, cards: { ...state.cards, ...Object.fromEntries(dealt) } }, seat, {
    hand: handCount === 0 ? hand : ids.slice(0, handCount),
    deck: ids.slice(handCount),
  });
};

/**
 * One's own deck in another order; the other's hand and deck as any cards they might be. Deck lists are no public
 * knowledge, so the real ones have no part in it.
 */
export const redeal = (state: SkirmishState, observer: Seat | 'SPECTATOR', random: Random): SkirmishState => {
  const visible = new Set(visibleCards(state, observer));
  return SEATS.reduce((so, seat) => dealAnew(so, seat, observer, visible, random), state);
};
