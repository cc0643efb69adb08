import type { Random } from '../../engine/random.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import { frontRowOf, withSeat } from './board.js';
import { definitionOf, spells } from './cards/catalogue.js';
import { COPIES_OF_TYPE } from './decks.js';
import { selectionsOf } from './legal-actions.js';
import { newCard } from './new-card.js';
import type { Card, Cells, DuelState } from './state.js';
import { selectionOf } from './strategy.js';
import { targetChoices } from './target-choices.js';
import { handSeenBy } from './visibility.js';

const withCards = (state: DuelState, cards: readonly Card[]): DuelState['cards'] => ({
  ...state.cards,
  ...Object.fromEntries(cards.map((card) => [card.id, card])),
});

/** A player knows what is left in their own draw pile, not in which order. */
const reshuffleOwnDeck = (state: DuelState, seat: Seat, random: Random): DuelState => {
  const player = state.players[seat];
  const ids = [...player.deck].sort();
  const definitions = random.shuffle(ids.map((cardId) => state.cards[cardId].definition).sort());
  const cards = ids.map((cardId, index) => newCard(cardId, definitions[index], seat));
  const players = withSeat(state.players, seat, { ...player, deck: random.shuffle(ids) });
  return { ...state, players, cards: withCards(state, cards) };
};

/** The spells a deck could still hold, given those its owner has shown. */
const possibleSpells = (state: DuelState, seat: Seat): string[] => {
  const shown = state.players[seat].graveyard.map((cardId) => state.cards[cardId].definition);
  return spells.flatMap(({ id }) => {
    const left = COPIES_OF_TYPE.SPELL - shown.filter((definition) => definition === id).length;
    return Array.from({ length: Math.max(0, left) }, () => id);
  });
};

/** A face-down spell that could have been laid: one with targets to name. */
const layFaceDown = (state: DuelState, seat: Seat, bag: string[], cell: string, id: string, random: Random): Card => {
  const choicesFor = (definitionId: string): readonly (readonly string[])[] => {
    const definition = definitionOf(definitionId);
    return definition?.type === 'SPELL' ? targetChoices(state, definition.targets, seat) : [];
  };
  const at = bag.findIndex((definition) => choicesFor(definition).length > 0);
  const [definition] = bag.splice(at, 1);
  const choices = choicesFor(definition);
  const targets = choices[random.int(choices.length)];
  const card: Card = { ...newCard(id, definition, seat), placedAt: state.cards[cell].placedAt };
  return targets.length > 0 ? { ...card, targets } : card;
};

const redealSpells = (state: DuelState, seat: Seat, random: Random): DuelState => {
  const player = state.players[seat];
  const row = state.board.spellGrid[seat];
  const monsters = handSeenBy(state, seat, 'SPECTATOR');
  const inHand = player.hand.filter((cardId) => !monsters.includes(cardId));
  const faceDown = row.filter((cardId) => cardId !== null);
  const ids = random.shuffle([...inHand, ...faceDown, ...player.deck].sort());
  const bag = random.shuffle(possibleSpells(state, seat));
  const hand = ids.splice(0, inHand.length);
  const cards: Card[] = [];
  const spellRow = row.map((cell) => {
    if (cell === null) return null;
    const card = layFaceDown(state, seat, bag, cell, ids.shift()!, random);
    cards.push(card);
    return card.id;
  }) as unknown as Cells;
  for (const id of [...hand, ...ids]) cards.push(newCard(id, bag.pop()!, seat));
  return {
    ...state,
    players: withSeat(state.players, seat, { ...player, hand: [...monsters, ...hand], deck: ids }),
    board: { ...state.board, spellGrid: withSeat(state.board.spellGrid, seat, spellRow) },
    cards: withCards(state, cards),
  };
};

/** Each card of the active player gets one of the selections open to it, or none. */
const redealSelections = (state: DuelState, seat: Seat, random: Random): DuelState => {
  if (state.activePlayerIndex !== seat || state.phase !== 'STRATEGY' || state.endReason !== null) return state;
  const queued = frontRowOf(state, seat).flatMap((card) => {
    const open = selectionsOf(state, seat, card);
    const chosen = open[random.int(open.length + 1)];
    return chosen ? [[card.id, selectionOf(state, chosen)] as const] : [];
  });
  return { ...state, queued: Object.fromEntries(queued) };
};

export const redeal = (state: DuelState, observer: Seat | 'SPECTATOR', random: Random): DuelState =>
  SEATS.reduce(
    (dealt, seat) =>
      seat === observer
        ? reshuffleOwnDeck(dealt, seat, random)
        : redealSelections(redealSpells(dealt, seat, random), seat, random),
    state,
  );
