import { allSlots, unitsOnBoard } from '../board.js';
import { ruleTypesOf } from '../rules/rule-book.js';
import type { SkirmishState } from '../state.js';

const nameOf = (cardId: string, ruleType: string): string => `${cardId} ${ruleType}`;

/** A registered rule's card is on the board, and every such card's rules are registered exactly once. */
export const ruleFaults = (state: SkirmishState): readonly string[] => {
  const wanted = new Set(
    unitsOnBoard(state, allSlots(0)).flatMap(({ card }) => ruleTypesOf(card).map((type) => nameOf(card.id, type))),
  );
  const registered = state.rules.map(({ cardId, ruleType }) => nameOf(cardId, ruleType));
  const once = new Set(registered);
  return [
    ...[...once].filter((name) => !wanted.has(name)).map((name) => `${name}: registered by a card not on the board`),
    ...[...wanted].filter((name) => !once.has(name)).map((name) => `${name}: not registered`),
    ...(once.size < registered.length ? ['rules: one is registered twice'] : []),
    ...(state.rules.some(({ order }) => order > state.entries) ? ['rules: an order beyond the entries'] : []),
  ];
};
