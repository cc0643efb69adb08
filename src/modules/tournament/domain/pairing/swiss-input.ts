import { createHash } from 'node:crypto';

export interface SwissPlayer {
  readonly id: string;
  readonly points: number;
  /** Everyone met so far, once a match. */
  readonly opponents: readonly string[];
  readonly byes: number;
}

export interface ForbiddenPair {
  readonly entrants: readonly [string, string];
  /** A hard pair is never made; a soft one only when everything else would cost a rematch. */
  readonly hard: boolean;
}

export interface SwissInput {
  readonly seed: string;
  readonly round: number;
  /** Planned rounds after this one: what the look-ahead keeps playable. */
  readonly roundsAfter: number;
  /** In the order of the standings, best first. */
  readonly players: readonly SwissPlayer[];
  readonly forbidden: readonly ForbiddenPair[];
}

/** A pair of entrants, or an entrant and the bye. */
export type Pair = readonly [string, string | null];

/** One input, one hash: the order of opponents and of forbidden pairs carries no meaning and is sorted away. */
export const inputHash = (input: SwissInput): string => {
  const players = input.players.map((p) => [p.id, p.points, p.byes, [...p.opponents].sort()]);
  const forbidden = input.forbidden.map((f) => `${[...f.entrants].sort().join(' ')} ${f.hard}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([input.seed, input.round, input.roundsAfter, players, forbidden]))
    .digest('hex');
};
