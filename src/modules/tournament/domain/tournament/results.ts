import { ok, type Result } from '../../../../shared/domain/result.js';
import type { MatchResult } from '../standings/results.js';
import { isRunning, type Decision } from './lifecycle.js';
import { decidedBy, isElimination } from './pairing-results.js';
import { refuse, type TournamentRefusal } from './refusal.js';
import {
  entrantOf,
  publishedRounds,
  roundOf,
  type Pairing,
  type PenaltyKind,
  type Round,
  type TournamentState,
} from './state.js';

export interface Seat {
  readonly round: Round;
  readonly pairing: Pairing;
}

export const tableOf = (state: TournamentState, number: number, table: number): Result<Seat, TournamentRefusal> => {
  const round = roundOf(state, number);
  const pairing = round?.pairings.find((each) => each.table === table);
  if (round === undefined || pairing === undefined) return refuse('NOT_FOUND', 'There is no such table in this round.');
  if (round.state === 'DRAFTED') return refuse('INVALID_TRANSITION', `Round ${number} is not published yet.`);
  return ok({ round, pairing });
};

/** Who can have won, and whether this round can end undecided. */
export const resultIsPossible = (state: TournamentState, { round, pairing }: Seat, result: MatchResult): Decision => {
  const [a, b] = pairing.entrants;
  if (b === null) return refuse('INVALID_RESULT', 'A bye has its result already.');
  if (result.winner !== null && result.winner !== a && result.winner !== b)
    return refuse('INVALID_RESULT', 'The winner does not sit at this table.');
  if (result.doubleLoss && result.winner !== null) return refuse('INVALID_RESULT', 'A double loss has no winner.');
  const drawn = result.winner === null && !result.doubleLoss;
  if (drawn && isElimination(state.phases[round.phase].kind))
    return refuse('INVALID_RESULT', 'A match of a bracket needs a winner, or is a double loss.');
  if (result.games !== null && result.winner !== null) {
    const [wonByA, wonByB] = result.games;
    const wonByWinner = result.winner === a ? wonByA : wonByB;
    if (wonByWinner < (result.winner === a ? wonByB : wonByA))
      return refuse('INVALID_RESULT', 'The winner has won fewer games than the opponent.');
  }
  return ok([]);
};

const isLatest = (state: TournamentState, { number }: Round): boolean => state.rounds.length === number;

/** By staff. Once the next round is paired on it, only a correction changes a result. */
export const recordResult = (state: TournamentState, number: number, table: number, result: MatchResult): Decision => {
  const seat = tableOf(state, number, table);
  if (!seat.ok) return seat;
  if (!isLatest(state, seat.value.round))
    return refuse('USE_CORRECTION', `Round ${number + 1} is paired on this result: POST a correction.`);
  const refusal = isRunning(state);
  if (refusal !== null) return refusal;
  const possible = resultIsPossible(state, seat.value, result);
  if (!possible.ok) return possible;
  return ok([{ type: 'RESULT_RECORDED', round: number, table, result, source: 'STAFF' }]);
};

export type ReportState = 'WAITING' | 'AGREED' | 'DISPUTED';

/** By a player of the table; a report may be changed until both agree. */
export const reportResult = (
  state: TournamentState,
  number: number,
  table: number,
  entrantId: string,
  result: MatchResult,
): Decision => {
  const seat = tableOf(state, number, table);
  if (!seat.ok) return seat;
  const refusal = isRunning(state);
  if (refusal !== null) return refusal;
  const { pairing } = seat.value;
  if (pairing.result !== null) return refuse('RESULT_STANDS', 'This table has its result. Ask staff to change it.');
  const possible = resultIsPossible(state, seat.value, result);
  if (!possible.ok) return possible;
  return ok([{ type: 'RESULT_REPORTED', round: number, table, report: { entrantId, result } }]);
};

export const reportState = ({ reports }: Pairing): ReportState => {
  if (reports.length < 2) return 'WAITING';
  return decidedBy(reports) === null ? 'DISPUTED' : 'AGREED';
};

/** A game played on the server has ended; an unknown match, or one told twice, changes nothing. */
export const endGame = (state: TournamentState, matchId: string, winnerAccountId: string | null): Decision => {
  for (const { number, pairings } of publishedRounds(state)) {
    const pairing = pairings.find(({ matchIds }) => matchIds.includes(matchId));
    if (pairing === undefined) continue;
    if (pairing.matchIds.at(-1) !== matchId || pairing.result !== null) return ok([]);
    const ended = pairing.played[0] + pairing.played[1] + pairing.played[2];
    const given = penaltyGames(state, number, pairing);
    if (ended - given >= pairing.matchIds.length) return ok([]);
    const winner =
      winnerAccountId === null
        ? null
        : (pairing.entrants.find((id) => id !== null && entrantOf(state, id)?.accountId === winnerAccountId) ?? null);
    return ok([{ type: 'GAME_ENDED', round: number, table: pairing.table, matchId, winner }]);
  }
  return ok([]);
};

const penaltyGames = ({ penalties }: TournamentState, round: number, { entrants }: Pairing): number =>
  penalties.filter((p) => p.kind === 'GAME_LOSS' && p.round === round && entrants.includes(p.entrantId)).length;

/** Pairings that wait for a match on the server: open, with no game under way. */
export const pairingsWithoutGame = (state: TournamentState, number: number): Pairing[] => {
  const round = roundOf(state, number);
  if (round === undefined || round.state === 'DRAFTED') return [];
  return round.pairings.filter((pairing) => {
    if (pairing.result !== null || pairing.entrants[1] === null) return false;
    const ended = pairing.played.reduce((sum, games) => sum + games, 0) - penaltyGames(state, number, pairing);
    return ended >= pairing.matchIds.length;
  });
};

export const penalize = (state: TournamentState, entrantId: string, kind: PenaltyKind, reason: string): Decision => {
  const entrant = entrantOf(state, entrantId);
  if (entrant === undefined) return refuse('NOT_FOUND', 'There is no such entrant in this tournament.');
  const refusal = isRunning(state);
  if (refusal !== null) return refusal;
  if (entrant.state === 'DISQUALIFIED' || entrant.state === 'WITHDRAWN')
    return refuse('ENTRANT_NOT_PLAYING', `This entrant is ${entrant.state}.`);
  const round = publishedRounds(state).length;
  return ok([{ type: 'PENALTY_GIVEN', entrantId, kind, penaltyReason: reason, round }]);
};
