import { SEATS } from '../../../engine/seat.js';
import { allSlots, slotAt } from '../board.js';
import { definitionOf } from '../cards/index.js';
import { printedCard } from '../cards/printed-card.js';
import { isToken } from '../effects/enter-and-leave.js';
import type { Card, CardId } from '../model.js';
import type { SkirmishState } from '../state.js';

const TOKEN_ID = /^t[1-9]\d*$/;

const offBoard = (state: SkirmishState): readonly CardId[] =>
  state.players.flatMap(({ hand, deck, graveyard }) => [...hand, ...deck, ...graveyard]);

const onBoard = (state: SkirmishState): readonly CardId[] =>
  allSlots(0).flatMap((slot) => slotAt(state, slot).unit ?? []);

/** Every card in exactly one zone. */
const everyCardInOneZone = (state: SkirmishState): string[] => {
  const times = new Map<CardId, number>();
  for (const id of [...offBoard(state), ...onBoard(state)]) times.set(id, (times.get(id) ?? 0) + 1);
  const unknown = [...times.keys()].filter((id) => !Object.hasOwn(state.cards, id));
  return [
    ...unknown.map((id) => `${id}: in a zone, but no card`),
    ...Object.keys(state.cards).flatMap((id) => {
      const count = times.get(id) ?? 0;
      return count === 1 ? [] : [`${id}: in ${count} zones`];
    }),
  ];
};

const zonesBelongToOwners = (state: SkirmishState): string[] => [
  ...SEATS.flatMap((seat) => {
    const { hand, deck, graveyard } = state.players[seat];
    return [...hand, ...deck, ...graveyard].filter((id) => state.cards[id].owner !== seat);
  }).map((id) => `${id}: with a player who does not own it`),
  ...allSlots(0)
    .filter((slot) => {
      const { unit } = slotAt(state, slot);
      return unit !== null && state.cards[unit].owner !== slot.seat;
    })
    .map(({ terrain, seat }) => `terrain ${terrain}: seat ${seat} holds a unit of the other player`),
];

const onlyUnitsOnBoard = (state: SkirmishState): string[] =>
  onBoard(state)
    .filter((id) => definitionOf(state.cards[id].definition).kind !== 'UNIT')
    .map((id) => `${id}: an action card on the board`);

const isPrinted = ({ id, definition, owner, ...values }: Card): boolean => {
  const printed = printedCard(id, definition, owner);
  return (Object.keys(values) as (keyof typeof values)[]).every((field) => values[field] === printed[field]);
};

/** A card off the board has its printed values and is no token. */
const offBoardAsPrinted = (state: SkirmishState): string[] =>
  offBoard(state).flatMap((id) => {
    const card = state.cards[id];
    if (isToken(card.definition)) return [`${id}: a token off the board`];
    return isPrinted(card) ? [] : [`${id}: changed values off the board`];
  });

/** Tokens are numbered by entries, so that a new one never takes a name in use. */
const tokensAreNumbered = ({ cards, entries }: SkirmishState): string[] =>
  Object.values(cards).flatMap(({ id, definition }) => {
    const isNumbered = TOKEN_ID.test(id);
    if (isToken(definition) !== isNumbered) return [`${id}: only tokens, and all of them, are named t<number>`];
    return isNumbered && Number(id.slice(1)) > entries ? [`${id}: numbered beyond the entries`] : [];
  });

export const zoneFaults = (state: SkirmishState): readonly string[] => {
  const misplaced = everyCardInOneZone(state);
  if (misplaced.length > 0) return misplaced;
  return [zonesBelongToOwners, onlyUnitsOnBoard, offBoardAsPrinted, tokensAreNumbered].flatMap((check) => check(state));
};
