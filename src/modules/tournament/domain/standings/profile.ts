export const TIE_BREAKER_CODES = ['OWP', 'OOWP', 'HEAD_TO_HEAD', 'OMW', 'GW', 'OGW'] as const;
export type TieBreakerCode = (typeof TIE_BREAKER_CODES)[number];

export const PROFILE_NAMES = ['PLAY_POKEMON', 'MTR', 'DEFAULT'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
}

/** The rules of a family of games for points, percentages and places, as data. */
export interface Profile {
  readonly name: ProfileName;
  readonly points: Scoring;
  readonly drawsAllowed: boolean;
  readonly tieBreakers: readonly TieBreakerCode[];
  readonly percentages: {
    /** No player counts for less than this in the percentages of others. */
    readonly floor: number;
    /** Nor for more than this, once dropped before the last planned round; null: no such cap. */
    readonly droppedCap: number | null;
    /** What a draw is worth, in wins. */
    readonly drawWeight: number;
    readonly bye: 'NOT_COUNTED' | 'AS_WIN';
    /** A dropped player's own tie-breakers stay as they were in the round of the drop. */
    readonly freezeOnDrop: boolean;
    /** Two percentages equal to so many decimals are a tie. */
    readonly decimals: number;
  };
  /** A late player is placed below everyone on the same points. */
  readonly lateRanksLast: boolean;
}
