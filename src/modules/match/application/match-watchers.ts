import { Injectable } from '@nestjs/common';
import type { Match } from '../domain/match.js';

/** Tells those who wait for a match that its log has grown; they read the log. */
@Injectable()
export class MatchWatchers {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly grown = new Set<(match: Match) => void>();
  private readonly loads = new Set<(match: Match) => void>();

  /** Called after a commit in this process. */
  appended(match: Match): void {
    this.wake(match.setup.id);
    for (const tell of this.grown) tell(match);
  }

  /** Called when this process has read a match from its log. */
  loaded(match: Match): void {
    for (const tell of this.loads) tell(match);
  }

  wake(matchId: string): void {
    for (const tell of this.waiting.get(matchId) ?? []) tell();
  }

  /** Everybody reads again, after hints may have been lost. */
  wakeAll(): void {
    for (const matchId of this.waiting.keys()) this.wake(matchId);
  }

  watch(matchId: string, tell: () => void): () => void {
    const watchers = this.waiting.get(matchId) ?? new Set();
    this.waiting.set(matchId, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0) this.waiting.delete(matchId);
    };
  }

  /** Told of every match that grows in this process. */
  onGrown(tell: (match: Match) => void): void {
    this.grown.add(tell);
  }

  onLoaded(tell: (match: Match) => void): void {
    this.loads.add(tell);
  }
}
