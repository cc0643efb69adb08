import type { MatchResult } from '../standings/results.js';
import type { FormatKind } from './settings.js';
import type { Pairing, PairingResult, PenaltyKind, Report } from './state.js';

type Games = readonly [number, number, number];

const gamesToWin = (bestOf: number): number => Math.ceil(bestOf / 2);

export const isElimination = (kind: FormatKind): boolean =>
  kind === 'SINGLE_ELIMINATION' || kind === 'DOUBLE_ELIMINATION';

/** The match, once its games decide it. In a bracket drawn games are played again; elsewhere all games played may leave a draw. */
const resultOfGames = (pairing: Pairing, games: Games, bestOf: number, kind: FormatKind): PairingResult | null => {
  const [a, b] = pairing.entrants;
  const [wonByA, wonByB, drawn] = games;
  const needed = gamesToWin(bestOf);
  const result = (winner: string | null): PairingResult => ({ winner, doubleLoss: false, games, source: 'MATCH' });
  if (wonByA >= needed) return result(a);
  if (wonByB >= needed) return result(b);
  if (wonByA + wonByB + drawn < bestOf) return null;
  if (wonByA !== wonByB) return result(wonByA > wonByB ? a : b);
  return isElimination(kind) ? null : result(null);
};

/** A pairing after one more of its games ended. A result that stands already is not touched. */
export const withGame = (
  pairing: Pairing,
  winner: string | null,
  bestOf: number,
  kind: FormatKind,
): Partial<Pairing> => {
  const [a, b, drawn] = pairing.played;
  const played: Games =
    winner === null ? [a, b, drawn + 1] : winner === pairing.entrants[0] ? [a + 1, b, drawn] : [a, b + 1, drawn];
  return { played, result: pairing.result ?? resultOfGames(pairing, played, bestOf, kind) };
};

const sameResult = (a: MatchResult, b: MatchResult): boolean =>
  a.winner === b.winner &&
  a.doubleLoss === b.doubleLoss &&
  (a.games === null || b.games === null || a.games.every((count, i) => count === b.games![i]));

/** Two reports that agree are the result. */
export const decidedBy = (reports: readonly Report[]): PairingResult | null => {
  if (reports.length < 2) return null;
  const [first, second] = reports;
  if (!sameResult(first.result, second.result)) return null;
  return { ...first.result, games: first.result.games ?? second.result.games, source: 'PLAYERS' };
};

export const isDisputed = ({ reports, result }: Pairing): boolean =>
  result === null && reports.length === 2 && decidedBy(reports) === null;

/** What a penalty makes of the pairing that its player sits in. */
export const overturned = (
  pairing: Pairing,
  entrantId: string,
  kind: Exclude<PenaltyKind, 'WARNING'>,
  bestOf: number,
  opponentLostToo: boolean,
): Partial<Pairing> => {
  const [a, b] = pairing.entrants;
  const opponent = entrantId === a ? b : a;
  if (kind === 'GAME_LOSS') {
    const played: Games =
      opponent === a
        ? [pairing.played[0] + 1, pairing.played[1], pairing.played[2]]
        : [pairing.played[0], pairing.played[1] + 1, pairing.played[2]];
    const lost = Math.max(played[0], played[1]) >= gamesToWin(bestOf) && pairing.result === null;
    const result: PairingResult = { winner: opponent, doubleLoss: false, games: played, source: 'STAFF' };
    return lost ? { played, result } : { played };
  }
  if (kind === 'DISQUALIFICATION' && pairing.result !== null) return {};
  const winner = opponentLostToo ? null : opponent;
  return { result: { winner, doubleLoss: opponentLostToo, games: null, source: 'STAFF' } };
};
