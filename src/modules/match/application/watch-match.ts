import { Injectable } from '@nestjs/common';
import type { Observer } from '../../gameplay/domain/engine/seat.js';
import { HotMatches } from './hot-matches.js';
import type { PlayedStep } from './histories.js';
import { MatchWatchers } from './match-watchers.js';
import { eventsOf, stepFor, viewOf } from './match-view.js';

export interface WatchedMoment {
  readonly id?: number;
  readonly event: 'action' | 'end';
  readonly data: object;
}

const BATCH = 100;

/** Every action of a match as it happens, from any sequence number on, until the match is over. */
@Injectable()
export class WatchMatch {
  constructor(
    private readonly matches: HotMatches,
    private readonly watchers: MatchWatchers,
  ) {}

  async *moments(
    matchId: string,
    observer: Observer,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<WatchedMoment> {
    let seen = after;
    let wake: () => void = () => undefined;
    let woken = Promise.resolve();
    const sleepAgain = () => {
      woken = new Promise((resolve) => (wake = resolve));
    };
    const unwatch = this.watchers.watch(matchId, () => wake());
    const onAbort = () => wake();
    signal.addEventListener('abort', onAbort);
    try {
      while (!signal.aborted) {
        sleepAgain();
        const steps = await this.matches.history(matchId, seen, BATCH);
        for (const step of steps) yield momentOf(step, observer);
        seen = steps.at(-1)?.entry.seq ?? seen;
        const match = await this.matches.read(matchId);
        if (!match) return;
        if (match.isOver && seen >= match.values.headSeq) {
          const { outcome, state } = match.values;
          return yield { event: 'end', data: { outcome, state } };
        }
        if (steps.length < BATCH) await woken;
      }
    } finally {
      unwatch();
      signal.removeEventListener('abort', onAbort);
    }
  }
}

const momentOf = (step: PlayedStep, observer: Observer): WatchedMoment => {
  const { seq, seat, type } = stepFor(step, observer);
  const { state, phase, toAct } = viewOf(step.match, observer);
  return { id: seq, event: 'action', data: { seq, seat, type, events: eventsOf(step, observer), state, phase, toAct } };
};
