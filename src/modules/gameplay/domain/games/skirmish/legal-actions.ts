import type { Seat } from '../../engine/seat.js';
import type { Activate, PlayCard, SkirmishAction } from './action.js';
import { allSlots, ownSlots, unitsOnBoard } from './board.js';
import { definitionOf, unitDefinition } from './cards/index.js';
import type { CardId, SlotRef } from './model.js';
import { canActivate } from './rules/activating.js';
import { canPlayCard } from './rules/playing-cards.js';
import { oneCardPerTurn } from './rules/turn-rules.js';
import type { SkirmishState } from './state.js';

const SINGLE_TARGETS = allSlots(0).map((slot): readonly SlotRef[] => [slot]);
const OWN_PAIRS = ([0, 1] as const).map((seat) =>
  ownSlots(seat).flatMap((from) => ownSlots(seat).map((to): readonly SlotRef[] => [from, to])),
);

const waysToPlay = (state: SkirmishState, seat: Seat, cardId: CardId): PlayCard[] => {
  const definition = definitionOf(state.cards[cardId].definition);
  if (definition.kind === 'UNIT')
    return ownSlots(seat).map((slot) => ({ type: 'PLAY_CARD', seat, data: { cardId, slot } }));
  const choices = definition.targets === 1 ? SINGLE_TARGETS : OWN_PAIRS[seat];
  return choices.map((targets) => ({ type: 'PLAY_CARD', seat, data: { cardId, targets } }));
};

const cardPlays = (state: SkirmishState, seat: Seat): PlayCard[] =>
  state.players[seat].hand
    .flatMap((cardId) => waysToPlay(state, seat, cardId))
    .filter((action) => canPlayCard(state, action) === null);

const activations = (state: SkirmishState, seat: Seat): Activate[] =>
  unitsOnBoard(state, ownSlots(seat))
    .filter(({ card }) => unitDefinition(card.definition).activate)
    .flatMap(({ card }) =>
      SINGLE_TARGETS.map((targets): Activate => ({ type: 'ACTIVATE', seat, data: { cardId: card.id, targets } })),
    )
    .filter((action) => canActivate(state, action) === null);

const answers = ({ pendingChoice }: SkirmishState, seat: Seat): SkirmishAction[] => {
  const { options, optional } = pendingChoice!;
  const chosen = options.map((_, choice): SkirmishAction => ({ type: 'SUBMIT_INPUT', seat, data: { choice } }));
  return optional ? [...chosen, { type: 'SUBMIT_INPUT', seat, data: {} }] : chosen;
};

/** Cards in the order of the hand, then units left to right, then passing. */
export const legalActions = (state: SkirmishState, seat: Seat): readonly SkirmishAction[] => {
  if (state.result) return [];
  if (state.pendingChoice) return state.pendingChoice.seat === seat ? answers(state, seat) : [];
  if (state.currentPlayer !== seat || state.players[seat].isDone) return [];
  const pass: SkirmishAction = { type: 'PASS', seat, data: {} };
  const plays = oneCardPerTurn(state, pass) ? [] : cardPlays(state, seat);
  return [...plays, ...activations(state, seat), pass];
};
