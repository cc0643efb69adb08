import type { Profile, TieBreakerCode } from './profile.js';
import { rank, type Separation, type StandingsRow } from './rank.js';
import type { Outcome } from './record.js';
import type { StandingsInput } from './results.js';
import { ScoreTable, type Percentage } from './score-table.js';
import { TIE_BREAKERS } from './tie-breakers/index.js';

export interface ExplainedOpponent extends Percentage {
  readonly entrantId: string;
  readonly round: number;
  readonly outcome: Outcome;
  readonly dropped: boolean;
  /** This opponent's own value of every tie-breaker: the terms of the averages over opponents. */
  readonly tieBreakers: readonly { readonly code: TieBreakerCode; readonly value: number | null }[];
  readonly gameWinPercentage: Percentage;
}

export interface ExplainedTieBreaker {
  readonly code: TieBreakerCode;
  readonly reference: string;
  readonly value: number | null;
  /** The round it is computed for: earlier than asked where a drop froze it. */
  readonly asOfRound: number;
  readonly frozen: boolean;
}

export interface Explanation {
  readonly row: StandingsRow;
  readonly rounds: readonly { readonly round: number; readonly outcome: Outcome; readonly points: number }[];
  readonly opponents: readonly ExplainedOpponent[];
  readonly tieBreakers: readonly ExplainedTieBreaker[];
  /** Rounds that count in no percentage of others. */
  readonly byeRounds: readonly number[];
  readonly above: null | {
    readonly entrantId: string;
    readonly separatedBy: Separation;
    readonly above: number | null;
    readonly here: number | null;
  };
}

const valueOf = (table: ScoreTable, code: TieBreakerCode, id: string, round: number): number | null => {
  const tieBreaker = TIE_BREAKERS[code];
  return tieBreaker.kind === 'VALUE' ? tieBreaker.value(table, id, round) : null;
};

const pointsFor = (outcome: Outcome, { points }: Profile): number => {
  switch (outcome) {
    case 'WIN':
      return points.win;
    case 'DRAW':
      return points.draw;
    case 'BYE':
      return points.bye;
    case 'LOSS':
    case 'ABSENCE':
      return points.loss;
    default: {
      const nothing: never = outcome;
      return nothing;
    }
  }
};

const comparedValue = (row: StandingsRow, by: Separation): number | null => {
  if (by === 'POINTS') return row.points;
  return row.tieBreakers.find(({ code }) => code === by)?.value ?? null;
};

/** Why an entrant stands where it stands; null for who is not in the standings. */
export const explain = (input: StandingsInput, profile: Profile, entrantId: string): Explanation | null => {
  const table = new ScoreTable(input, profile);
  const rows = rank(table);
  const index = rows.findIndex((row) => row.entrantId === entrantId);
  if (index === -1) return null;
  const row = rows[index];
  const own = table.ownRound(entrantId, input.round);
  const { lines } = table.record(entrantId);
  return {
    row,
    rounds: lines.map(({ round, outcome }) => ({ round, outcome, points: pointsFor(outcome, profile) })),
    byeRounds: lines.filter(({ outcome }) => outcome === 'BYE').map(({ round }) => round),
    opponents: lines
      .filter((line) => line.opponent !== null && line.round <= own)
      .map(({ opponent, round, outcome }) => ({
        entrantId: opponent!,
        round,
        outcome,
        dropped: table.droppedBy(opponent!, own),
        ...table.winPercentage(opponent!, own),
        gameWinPercentage: table.gameWinPercentage(opponent!, own),
        tieBreakers: profile.tieBreakers.map((code) => ({ code, value: valueOf(table, code, opponent!, own) })),
      })),
    tieBreakers: profile.tieBreakers.map((code) => ({
      code,
      reference: TIE_BREAKERS[code].reference,
      value: valueOf(table, code, entrantId, input.round),
      asOfRound: own,
      frozen: own < input.round,
    })),
    above:
      index === 0
        ? null
        : {
            entrantId: rows[index - 1].entrantId,
            separatedBy: row.separatedBy!,
            above: comparedValue(rows[index - 1], row.separatedBy!),
            here: comparedValue(row, row.separatedBy!),
          },
  };
};
