import { Injectable } from '@nestjs/common';

/** Tells those who wait for a match that its log has grown. It carries no data: they read the log. */
@Injectable()
export class MatchWatchers {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly relays = new Set<(matchId: string) => void>();

  /** Called after a commit in this process. */
  appended(matchId: string): void {
    this.wake(matchId);
    for (const relay of this.relays) relay(matchId);
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

  /** Passes on what happens here, to tell other processes. */
  relayTo(relay: (matchId: string) => void): void {
    this.relays.add(relay);
  }
}
