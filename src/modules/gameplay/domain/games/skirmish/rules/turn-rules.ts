import type { Rule } from '../../../engine/refusal.js';
import { opponentOf } from '../../../engine/seat.js';
import type { SkirmishAction, SubmitInput } from '../action.js';
import { refuse } from '../refusal-codes.js';
import type { SkirmishState } from '../state.js';

type TurnRule = Rule<SkirmishState, SkirmishAction>;

const answersTheChoice = ({ pendingChoice }: SkirmishState, { type, seat }: SkirmishAction): boolean =>
  type === 'SUBMIT_INPUT' && pendingChoice?.seat === seat;

/** While a choice is open, only its owner acts, and only by answering. */
export const noChoiceIsOpen: TurnRule = (state, action) =>
  state.pendingChoice && !answersTheChoice(state, action) ? refuse('INPUT_PENDING') : null;

export const isCurrentPlayer: TurnRule = (state, action) =>
  state.currentPlayer !== action.seat && !answersTheChoice(state, action) ? refuse('NOT_CURRENT_PLAYER') : null;

export const isNotDone: TurnRule = (state, action) =>
  state.players[action.seat].isDone && !answersTheChoice(state, action) ? refuse('PLAYER_DONE') : null;

/** In the last turn, once the opponent is done, there is no limit. */
export const oneCardPerTurn: TurnRule = (state, { seat }) =>
  state.players[seat].playedCard && !state.players[opponentOf(seat)].isDone ? refuse('CARD_ALREADY_PLAYED') : null;

/** An index into the options, or none where the text says *may*. */
export const choiceIsOffered: Rule<SkirmishState, SubmitInput> = ({ pendingChoice }, { data: { choice } }) => {
  if (!pendingChoice) return refuse('INVALID_CHOICE');
  const { options, optional } = pendingChoice;
  const offered = choice === undefined ? optional : Number.isInteger(choice) && choice >= 0 && choice < options.length;
  return offered ? null : refuse('INVALID_CHOICE', { options: options.length, optional });
};
