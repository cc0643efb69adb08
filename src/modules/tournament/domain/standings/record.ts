import type { Profile } from './profile.js';
import type { Encounter, MatchResult, RankedEntrant, StandingsInput } from './results.js';

export type Outcome = 'WIN' | 'LOSS' | 'DRAW' | 'BYE' | 'ABSENCE';

/** One round as one player had it. */
export interface Line {
  readonly round: number;
  readonly outcome: Outcome;
  readonly opponent: string | null;
  /** Games won, lost, drawn, seen from this player. */
  readonly games: readonly [number, number, number];
}

export interface PlayerRecord {
  readonly entrant: RankedEntrant;
  readonly lines: readonly Line[];
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
}

const outcomeFor = (player: string, { winner, doubleLoss }: MatchResult): Outcome => {
  if (doubleLoss) return 'LOSS';
  if (winner === null) return 'DRAW';
  return winner === player ? 'WIN' : 'LOSS';
};

const gamesToWin = (bestOf: number): number => Math.ceil(bestOf / 2);

/** Where nobody counted games, a match won is won without losing one. */
const gamesFor = (player: string, encounter: Encounter & { kind: 'MATCH' }, bestOf: number): Line['games'] => {
  const { result, players } = encounter;
  if (result.games !== null) {
    const [a, b, drawn] = result.games;
    return players[0] === player ? [a, b, drawn] : [b, a, drawn];
  }
  const needed = gamesToWin(bestOf);
  switch (outcomeFor(player, result)) {
    case 'WIN':
      return [needed, 0, 0];
    case 'DRAW':
      return [0, 0, 1];
    default:
      return [0, needed, 0];
  }
};

const linesOf = (encounter: Encounter, bestOf: number): (readonly [string, Line])[] => {
  const { round } = encounter;
  switch (encounter.kind) {
    case 'BYE':
      return [[encounter.player, { round, outcome: 'BYE', opponent: null, games: [gamesToWin(bestOf), 0, 0] }]];
    case 'ABSENCE':
      return [[encounter.player, { round, outcome: 'ABSENCE', opponent: null, games: [0, gamesToWin(bestOf), 0] }]];
    case 'MATCH': {
      const [a, b] = encounter.players;
      const line = (player: string, opponent: string): Line => ({
        round,
        outcome: outcomeFor(player, encounter.result),
        opponent,
        games: gamesFor(player, encounter, bestOf),
      });
      return [
        [a, line(a, b)],
        [b, line(b, a)],
      ];
    }
    default: {
      const nothing: never = encounter;
      return nothing;
    }
  }
};

const recordOf = (entrant: RankedEntrant, lines: readonly Line[], { points }: Profile): PlayerRecord => {
  const count = (...outcomes: Outcome[]): number => lines.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [wins, losses, draws, byes] = [count('WIN'), count('LOSS', 'ABSENCE'), count('DRAW'), count('BYE')];
  return {
    entrant,
    lines,
    points: wins * points.win + losses * points.loss + draws * points.draw + byes * points.bye,
    wins,
    losses,
    draws,
    byes,
  };
};

/** What everyone has scored up to the round asked for. */
export const recordsOf = (input: StandingsInput, profile: Profile): ReadonlyMap<string, PlayerRecord> => {
  const lines = new Map<string, Line[]>(input.entrants.map(({ id }) => [id, []]));
  for (const encounter of input.encounters) {
    if (encounter.round > input.round) continue;
    for (const [player, line] of linesOf(encounter, input.bestOf)) lines.get(player)?.push(line);
  }
  return new Map(
    input.entrants.map((entrant) => {
      const own = lines.get(entrant.id)!.sort((a, b) => a.round - b.round);
      return [entrant.id, recordOf(entrant, own, profile)];
    }),
  );
};
