import type { BeforeApplicationShutdown, OnModuleDestroy } from '@nestjs/common';

/** Answers that go on for long: they end when the server drains, and the server waits for their ends. */
export abstract class OpenStreams implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();
  private readonly finished = new Set<Promise<void>>();

  get size(): number {
    return this.open.size;
  }

  protected async track(write: (stream: AbortController) => Promise<void>): Promise<void> {
    const stream = new AbortController();
    this.open.add(stream);
    const done = write(stream);
    this.finished.add(done);
    try {
      await done;
    } finally {
      this.open.delete(stream);
      this.finished.delete(done);
    }
  }

  onModuleDestroy(): void {
    for (const stream of this.open) stream.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.finished);
  }
}
