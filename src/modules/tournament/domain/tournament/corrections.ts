import { ok, type Result } from '../../../../shared/domain/result.js';
import { pairSwiss } from '../pairing/pair-swiss.js';
import type { Pair } from '../pairing/swiss-input.js';
import type { MatchResult } from '../standings/results.js';
import { nextStage } from '../elimination/progress.js';
import type { Deed } from './deeds.js';
import { evolve } from './evolve.js';
import { bracketOf } from './phase-progress.js';
import { swissInput } from './plan-round.js';
import { refuse, type TournamentRefusal } from './refusal.js';
import { resultIsPossible, tableOf } from './results.js';
import { standingsOf } from './standings-of.js';
import type { Round, TournamentState } from './state.js';

export interface PlaceChange {
  readonly entrantId: string;
  readonly before: number;
  readonly after: number;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
}

export interface LaterPairing {
  readonly round: number;
  /** As they were played, and as they would have been paired. */
  readonly played: readonly Pair[];
  readonly wouldBe: readonly Pair[];
}

export interface CorrectionPreview {
  readonly places: readonly PlaceChange[];
  /** Null where no cut follows. */
  readonly cutLine: null | { readonly size: number; readonly in: readonly string[]; readonly out: readonly string[] };
  readonly laterPairings: readonly LaterPairing[];
}

export interface Correction extends CorrectionPreview {
  readonly deed: Deed;
}

const pointRounds = (state: TournamentState): number =>
  state.rounds.filter(({ phase, state: round }) => phase === 0 && round === 'PUBLISHED').length;

const places = (before: TournamentState, after: TournamentState): PlaceChange[] => {
  const rows = new Map(standingsOf(before).map((row) => [row.entrantId, row]));
  return standingsOf(after).flatMap(({ entrantId, place, points }): PlaceChange[] => {
    const row = rows.get(entrantId)!;
    if (row.place === place && row.points === points) return [];
    return [{ entrantId, before: row.place, after: place, pointsBefore: row.points, pointsAfter: points }];
  });
};

/** Who would stand inside the first cut, by the standings it is taken from. */
const cut = (state: TournamentState): string[] => {
  const size = state.phases[0].advance;
  if (size === null) return [];
  return standingsOf({ ...state, rounds: state.rounds.filter(({ phase }) => phase === 0) }, pointRounds(state))
    .filter(({ dropped }) => !dropped)
    .slice(0, size)
    .map(({ entrantId }) => entrantId);
};

const cutLine = (before: TournamentState, after: TournamentState): CorrectionPreview['cutLine'] => {
  const size = before.phases[0].advance;
  if (size === null) return null;
  const [was, is] = [cut(before), cut(after)];
  return { size, in: is.filter((id) => !was.includes(id)), out: was.filter((id) => !is.includes(id)) };
};

const key = (pair: Pair): string => [...pair].sort().join(' ');

/** A later round as it would have been paired had the result stood so then; nobody who played it is left out. */
const rePaired = (state: TournamentState, round: Round): readonly Pair[] | null => {
  const then: TournamentState = { ...state, rounds: state.rounds.slice(0, round.number - 1) };
  const { kind } = state.phases[round.phase];
  const playedIt = new Set(round.pairings.flatMap(({ entrants }) => entrants));
  if (kind === 'SWISS') {
    const asThen = {
      ...then,
      entrants: then.entrants.map((entrant) =>
        playedIt.has(entrant.id) ? { ...entrant, state: 'CHECKED_IN' as const, droppedAfter: null } : entrant,
      ),
    };
    const input = swissInput(asThen, round.phase);
    const paired = pairSwiss({ ...input, players: input.players.filter(({ id }) => playedIt.has(id)) });
    return paired.ok ? paired.value.pairs : null;
  }
  if (kind === 'ROUND_ROBIN' || then.rounds.at(-1)?.phase !== round.phase) return null;
  return nextStage(bracketOf(then, round.phase), () => true).map(({ entrants }) => entrants);
};

const laterPairings = (before: TournamentState, after: TournamentState, round: number): LaterPairing[] =>
  after.rounds.slice(round).flatMap((later): LaterPairing[] => {
    const [wouldHaveBeen, wouldBe] = [rePaired(before, later), rePaired(after, later)];
    if (wouldBe === null || wouldHaveBeen === null) return [];
    const known = new Set(wouldHaveBeen.map(key));
    const changed = wouldBe.filter((pair) => !known.has(key(pair)));
    if (changed.length === 0) return [];
    const kept = new Set(wouldBe.map(key));
    const played = later.pairings.map(({ entrants }) => entrants).filter((pair) => !kept.has(key(pair)));
    return [{ round: later.number, played, wouldBe: changed }];
  });

/** What a correction would do, and the deed that does it. Results of later rounds stay as they are. */
export const correctResult = (
  state: TournamentState,
  number: number,
  table: number,
  result: MatchResult,
): Result<Correction, TournamentRefusal> => {
  if (state.status !== 'IN_PROGRESS' && state.status !== 'COMPLETED')
    return refuse('INVALID_TRANSITION', `There is nothing to correct; the tournament is ${state.status}.`);
  const seat = tableOf(state, number, table);
  if (!seat.ok) return seat;
  const possible = resultIsPossible(state, seat.value, result);
  if (!possible.ok) return possible;
  const deed: Deed = { type: 'RESULT_CORRECTED', round: number, table, result };
  const after = evolve(state, { seq: state.headSeq + 1, deed });
  return ok({
    deed,
    places: places(state, after),
    cutLine: cutLine(state, after),
    laterPairings: laterPairings(state, after, number),
  });
};
