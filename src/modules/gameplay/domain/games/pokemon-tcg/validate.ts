import type { Refusal } from '../../engine/refusal.js';
import { rulesOf } from './actions/all-actions.js';
import type { PokemonAction } from './actions/action.js';
import { PLAYING } from './board.js';
import { refuse } from './refusals.js';
import type { PokemonState } from './state.js';

type Claim = (state: PokemonState, action: PokemonAction) => Refusal | null;

/** Setup actions belong to their states; everything else to the play itself. */
const belongsToTheState: Claim = ({ matchState }, { type }) => {
  const { setup, phases, answers } = rulesOf(type);
  if (type === 'CONCEDE' && matchState !== 'MATCH_ENDED') return null;
  const belongs = PLAYING.has(matchState) ? phases || answers : setup?.includes(matchState);
  return belongs ? null : refuse('INVALID_STATE', { state: matchState });
};

/** Only the first pending choice may be answered, and only by its owner. */
const answersThePendingChoice = ({ pending }: PokemonState, { type, seat }: PokemonAction): boolean =>
  pending.length > 0 && rulesOf(type).answers === pending[0].kind && pending[0].seat === seat;

const noOtherChoiceIsPending: Claim = (state, action) =>
  state.pending.length === 0 || action.type === 'CONCEDE' || answersThePendingChoice(state, action)
    ? null
    : refuse('CHOICE_PENDING');

const isYourTurn: Claim = ({ activeSeat }, { seat }) => (seat === activeSeat ? null : refuse('NOT_PLAYER_TURN'));

const belongsToThePhase: Claim = ({ phase }, { type }) =>
  rulesOf(type).phases?.includes(phase) ? null : refuse('INVALID_PHASE', { phase });

const skipsTurnAndPhase = (state: PokemonState, action: PokemonAction): boolean =>
  action.type === 'CONCEDE' || !PLAYING.has(state.matchState) || answersThePendingChoice(state, action);

/** All checks in their order; the first refusal answers. */
export const refusalOf: Claim = (state, action) => {
  const early = belongsToTheState(state, action) ?? noOtherChoiceIsPending(state, action);
  if (early) return early;
  const untimely = skipsTurnAndPhase(state, action)
    ? null
    : (isYourTurn(state, action) ?? belongsToThePhase(state, action));
  return untimely ?? rulesOf(action.type).condition(state, action.seat, action.data);
};
