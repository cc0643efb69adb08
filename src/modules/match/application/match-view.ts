import type { VisibleEvent } from '../../gameplay/domain/engine/events.js';
import { visibleEvents } from '../../gameplay/domain/engine/events.js';
import type { MatchState, Outcome } from '../../gameplay/domain/engine/game.js';
import type { Json } from '../../gameplay/domain/engine/json.js';
import { isSeat, type Observer, type Seat } from '../../gameplay/domain/engine/seat.js';
import type { Match } from '../domain/match.js';
import type { PlayedStep } from './histories.js';

interface OfferedAction {
  readonly type: string;
  readonly data: object;
}

/** A match at one moment, as an observer may see it. */
export interface MatchView {
  readonly seq: number;
  readonly state: MatchState;
  readonly phase: string | null;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly view: Json;
  readonly availableActions: readonly OfferedAction[];
}

export interface SteppedView extends MatchView {
  readonly events: readonly VisibleEvent[];
  /** Where the action was allowed by an exception from the rules only. */
  readonly exceptionApplied?: true;
}

export interface VisibleStep {
  readonly id: string;
  readonly seq: number;
  readonly seat: Seat | null;
  readonly accountId: string;
  readonly type: string;
  readonly data?: object;
  readonly events: readonly VisibleEvent[];
  readonly recordedAt: string;
}

export const availableActions = (match: Match, seat: Seat): OfferedAction[] => {
  const { gameState } = match.values;
  if (!gameState || match.isOver) return [];
  return match.game.legalActions(gameState, seat).map(({ type, data }) => ({ type, data }));
};

export const viewOf = (match: Match, observer: Observer): MatchView => {
  const { headSeq: seq, state, gameState, outcome } = match.values;
  const status = gameState && match.game.status(gameState);
  return {
    seq,
    state,
    phase: status?.phase ?? null,
    toAct: status && !match.isOver ? status.toAct : [],
    outcome,
    view: gameState && match.game.view(gameState, observer),
    availableActions: isSeat(observer) ? availableActions(match, observer) : [],
  };
};

export const eventsOf = ({ match, events }: PlayedStep, observer: Observer): readonly VisibleEvent[] =>
  match.values.gameState ? match.game.visibleEvents(events, observer) : visibleEvents(events, observer);

const neededException = ({ before, entry: { type, seat, data } }: PlayedStep): boolean => {
  const { gameState } = before.values;
  if (!gameState || seat === null) return false;
  const verdict = before.game.validate(gameState, { type, seat, data });
  return verdict.valid && verdict.exceptionApplied === true;
};

/** Who has just judged the action knows whether it needed an exception; otherwise the rules are asked again. */
export const viewAfter = (
  step: PlayedStep,
  observer: Observer,
  isException: boolean = neededException(step),
): SteppedView => ({
  ...viewOf(step.match, observer),
  events: eventsOf(step, observer),
  ...(isException && { exceptionApplied: true }),
});

const OURS = ['JOIN', 'LEAVE', 'CANCEL'];

/** What was done, as the observer may know it: secrets of a deed belong to its own seat. */
const visibleDeed = ({ entry, match }: PlayedStep, observer: Observer): { type: string; data?: object } => {
  const { type, seat, data } = entry;
  const isOwn = observer === 'OMNISCIENT' || observer === seat;
  if (isOwn || OURS.includes(type)) return isOwn || type === 'CANCEL' ? { type, data } : { type };
  return match.game.visibleAction?.({ type, seat: seat!, data }, observer) ?? { type };
};

export const stepFor = (step: PlayedStep, observer: Observer): VisibleStep => {
  const { id, seq, seat, accountId, recordedAt } = step.entry;
  return { id, seq, seat, accountId, ...visibleDeed(step, observer), events: eventsOf(step, observer), recordedAt };
};
