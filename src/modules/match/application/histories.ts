import { Inject, Injectable } from '@nestjs/common';
import type { GameEvent } from '../../gameplay/domain/engine/events.js';
import { hashOf } from '../domain/history.js';
import { Match } from '../domain/match.js';
import { ACTION_LOG, type ActionLog, type RecordedEntry } from './action-log.js';

/** One entry of the history with what it led to. */
export interface PlayedStep {
  readonly entry: RecordedEntry;
  readonly before: Match;
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** The entries that seat the players; the game's state begins with the second. */
const OPENING = 2;
const PAGE = 256;

/** Plays histories again, from the newest snapshot that is old enough. */
@Injectable()
export class Histories {
  constructor(@Inject(ACTION_LOG) private readonly log: ActionLog) {}

  /** The steps with `after` < seq ≤ `upTo`, and the match as the last of them leaves it. */
  async steps(match: Match, after: number, upTo: number): Promise<{ match: Match; steps: PlayedStep[] }> {
    const start = await this.startAt(match, after);
    const steps = replay(start, await this.log.entries(match.setup.id, start.values.headSeq, upTo));
    return { match: steps.at(-1)?.match ?? start, steps: steps.filter(({ entry }) => entry.seq > after) };
  }

  /** The match as it stood at a sequence number. */
  async at(match: Match, seq: number): Promise<Match> {
    const start = await this.startAt(match, seq - 1);
    return replay(start, await this.log.entries(match.setup.id, start.values.headSeq, seq)).at(-1)?.match ?? start;
  }

  /** The same steps one by one, with no more than a page of the log in memory. */
  async *stream(match: Match, after: number, upTo: number): AsyncGenerator<PlayedStep> {
    let current = await this.startAt(match, after);
    while (current.values.headSeq < upTo) {
      const from = current.values.headSeq;
      const page = await this.log.entries(match.setup.id, from, Math.min(upTo, from + PAGE));
      if (page.length === 0) return;
      for (const step of played(current, page)) {
        current = step.match;
        if (step.entry.seq > after) yield step;
      }
    }
  }

  private async startAt(match: Match, atMost: number): Promise<Match> {
    return (await this.atSnapshot(match, atMost)) ?? Match.create(match.setup, match.game);
  }

  /** A snapshot is a cache: it counts only if the log's own hash of that state agrees. */
  private async atSnapshot({ setup, game }: Match, atMost: number): Promise<Match | null> {
    if (atMost <= OPENING) return null;
    const snapshot = await this.log.snapshot(setup.id, atMost);
    if (!snapshot || snapshot.rulesVersion !== setup.rulesVersion) return null;
    const [opening, [recorded]] = await Promise.all([
      this.log.entries(setup.id, 0, OPENING),
      this.log.entries(setup.id, snapshot.seq - 1, snapshot.seq),
    ]);
    const created = Match.create(setup, game);
    const state = JSON.parse(snapshot.state) as object;
    if (recorded?.stateHash !== hashOf(created.key, state)) return null;
    return replay(created, opening).at(-1)!.match.restoredTo(state, snapshot.seq, recorded.hash);
  }
}

/** The steps that entries make of a match, each played when it is asked for. */
function* played(match: Match, entries: Iterable<RecordedEntry>): Generator<PlayedStep, void> {
  let current = match;
  for (const entry of entries) {
    const before = current;
    const step = before.after(entry);
    current = step.match.at(entry);
    yield { entry, before, match: current, events: step.events };
  }
}

const replay = (match: Match, entries: readonly RecordedEntry[]): PlayedStep[] => [...played(match, entries)];
