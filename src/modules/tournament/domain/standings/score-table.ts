import type { Profile } from './profile.js';
import { recordsOf, type Line, type PlayerRecord } from './record.js';
import type { StandingsInput } from './results.js';

/** A percentage with what was done to it on the way. */
export interface Percentage {
  readonly value: number;
  readonly raw: number;
  readonly adjustment: 'NONE' | 'FLOOR' | 'CAP';
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Everything that tie-breakers are computed from, as of any round. */
export class ScoreTable {
  readonly records: ReadonlyMap<string, PlayerRecord>;
  private readonly memory = new Map<string, number>();

  constructor(
    readonly input: StandingsInput,
    readonly profile: Profile,
  ) {
    this.records = recordsOf(input, profile);
  }

  record(id: string): PlayerRecord {
    return this.records.get(id)!;
  }

  droppedBy(id: string, round: number): boolean {
    const { droppedAfter } = this.record(id).entrant;
    return droppedAfter !== null && droppedAfter <= round;
  }

  /** The round that a player's own tie-breakers are computed for. */
  ownRound(id: string, round: number): number {
    const { droppedAfter } = this.record(id).entrant;
    return this.profile.percentages.freezeOnDrop && droppedAfter !== null ? Math.min(round, droppedAfter) : round;
  }

  lines(id: string, round: number): readonly Line[] {
    const { lines } = this.record(id);
    return round >= this.input.round ? lines : lines.filter((line) => line.round <= round);
  }

  /** Once a match: who was met twice counts twice. */
  opponents(id: string, round: number): string[] {
    return this.lines(id, round).flatMap(({ opponent }) => (opponent === null ? [] : [opponent]));
  }

  /** Wins by rounds played, as it counts for others. */
  winPercentage(id: string, round: number): Percentage {
    const { percentages } = this.profile;
    let [won, played] = [0, 0];
    for (const { outcome } of this.lines(id, round)) {
      if (outcome === 'BYE' && percentages.bye === 'NOT_COUNTED') continue;
      played++;
      if (outcome === 'WIN' || outcome === 'BYE') won++;
      if (outcome === 'DRAW') won += percentages.drawWeight;
    }
    return this.bounded(played === 0 ? 0 : won / played, this.capFor(id, round));
  }

  /** Game points by the most that the games played could have given. */
  gameWinPercentage(id: string, round: number): Percentage {
    const { drawWeight, bye } = this.profile.percentages;
    let [won, played] = [0, 0];
    for (const { games, outcome } of this.lines(id, round)) {
      if (outcome === 'BYE' && bye === 'NOT_COUNTED') continue;
      won += games[0] + drawWeight * games[2];
      played += games[0] + games[1] + games[2];
    }
    return this.bounded(played === 0 ? 0 : won / played, 1);
  }

  /** Percentages are asked for once an opponent; each is computed once. */
  remembered(what: string, id: string, round: number, compute: () => number): number {
    const key = `${what} ${round} ${id}`;
    const known = this.memory.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.memory.set(key, value);
    return value;
  }

  private capFor(id: string, round: number): number {
    const { droppedCap } = this.profile.percentages;
    const { droppedAfter } = this.record(id).entrant;
    const leftEarly = this.droppedBy(id, round) && droppedAfter! < this.input.plannedRounds;
    return leftEarly && droppedCap !== null ? droppedCap : 1;
  }

  private bounded(raw: number, cap: number): Percentage {
    const { floor } = this.profile.percentages;
    if (raw < floor) return { value: floor, raw, adjustment: 'FLOOR' };
    if (raw > cap) return { value: cap, raw, adjustment: 'CAP' };
    return { value: raw, raw, adjustment: 'NONE' };
  }
}
