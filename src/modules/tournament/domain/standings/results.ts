/** How an encounter ended. Nobody won and it is no double loss: a draw. */
export interface MatchResult {
  readonly winner: string | null;
  readonly doubleLoss: boolean;
  /** Games won by the first, won by the second, drawn; null where nobody wrote them down. */
  readonly games: readonly [number, number, number] | null;
}

/** What happened to one player, or between two, in one round. */
export type Encounter =
  | {
      readonly kind: 'MATCH';
      readonly round: number;
      readonly players: readonly [string, string];
      readonly result: MatchResult;
    }
  | { readonly kind: 'BYE'; readonly round: number; readonly player: string }
  /** Not there to be paired: late, or back after a drop. Counts as a loss without an opponent. */
  | { readonly kind: 'ABSENCE'; readonly round: number; readonly player: string };

export interface RankedEntrant {
  readonly id: string;
  readonly late: boolean;
  /** The last round this entrant was in the event for; null while still in it. */
  readonly droppedAfter: number | null;
  readonly disqualified: boolean;
}

export interface StandingsInput {
  readonly entrants: readonly RankedEntrant[];
  readonly encounters: readonly Encounter[];
  /** Standings after this round; what came later is not looked at. */
  readonly round: number;
  /** Of the point rounds: who leaves before the last of them is capped. */
  readonly plannedRounds: number;
  readonly bestOf: number;
  readonly seed: string;
}
