/** The part of swiss-pairing that is used here. */
declare module 'swiss-pairing' {
  interface Side {
    readonly id: string | null;
    readonly points: number;
  }
  export interface Match {
    readonly round: number;
    readonly home: Side;
    readonly away: Side;
  }
  export default function swissPairing(options: { maxPerRound: number; rematchWeight: number }): {
    getMatchups(
      round: number,
      participants: readonly { readonly id: string; readonly seed: number }[],
      matches: readonly Match[],
    ): { readonly home: string; readonly away: string | null }[];
  };
}
