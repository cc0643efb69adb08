import { rateOf, type Rate } from './wilson.js';

export interface Lengths {
  readonly min: number | null;
  readonly mean: number | null;
  readonly median: number | null;
  readonly p90: number | null;
  readonly max: number | null;
}

export interface Results {
  readonly matches: number;
  /** Wins of seat 0 out of all matches, draws included. */
  readonly firstSeatWinRate: Rate;
  readonly secondSeatWins: number;
  readonly draws: number;
}

export interface Ending {
  readonly reason: string;
  readonly winner: 0 | 1 | null;
  readonly matches: number;
}

export interface ActionFrequency {
  readonly type: string;
  readonly count: number;
  readonly matches: number;
  readonly perMatch: number;
}

/** `of` counts the decks brought to matches; a mirror match counts both. */
export interface DeckResults {
  readonly deck: string;
  /** The ids and ready decks under which this list was played. */
  readonly deckIds: readonly string[];
  readonly draws: number;
  readonly winRate: Rate;
}

export interface CardResults {
  readonly cardId: string;
  readonly draws: number;
  readonly winRate: Rate;
}

/** Two lists against each other, whichever seat they had; `decks` are in order of their keys. */
export interface Matchup {
  readonly decks: readonly [string, string];
  readonly matches: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
}

export interface GroupResults extends Results {
  readonly key: string;
}

export interface Statistics extends Results {
  readonly game: string;
  /** Of the game's own actions; joining is not one. */
  readonly lengths: Lengths;
  readonly seconds: Lengths;
  readonly endings: readonly Ending[];
  readonly actions: readonly ActionFrequency[];
  readonly decks: readonly DeckResults[];
  readonly cards: readonly CardResults[];
  readonly matchups: readonly Matchup[];
  readonly groups?: readonly GroupResults[];
}

export interface Counts {
  readonly matches: number;
  readonly firstWins: number;
  readonly secondWins: number;
  readonly draws: number;
}

export const resultsOf = ({ matches, firstWins, secondWins, draws }: Counts): Results => ({
  matches,
  firstSeatWinRate: rateOf(firstWins, matches),
  secondSeatWins: secondWins,
  draws,
});
