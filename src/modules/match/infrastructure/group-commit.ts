import { isStatementError, sqlState } from '../../../shared/infrastructure/database/errors.js';
import type { Append } from '../application/action-log.js';
import { OutcomeUnknown } from '../application/action-log.js';

export type Recorded = { recordedAt: string } | null;

interface Waiting {
  readonly append: Append;
  readonly resolve: (recorded: Recorded) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes a batch and answers, by match, when each was recorded; a match that is missing lost a race. */
export type WriteBatch = (appends: readonly Append[]) => Promise<ReadonlyMap<string, { recordedAt: string }>>;

export interface GroupCommitOptions {
  /** False: one transaction an action, for comparison. */
  readonly grouped: boolean;
  readonly onCommit?: (batchSize: number, seconds: number) => void;
}

const MAX_BATCH = 256;
const DEADLOCK = '40P01';

/** What arrives while a batch is under way goes out together in the next one, at most one action a match. */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private isFlushing = false;

  constructor(
    private readonly write: WriteBatch,
    private readonly options: GroupCommitOptions,
  ) {}

  append(append: Append): Promise<Recorded> {
    return new Promise((resolve, reject) => {
      const entry = { append, resolve, reject };
      if (!this.options.grouped) return void this.commit([entry]);
      this.waiting.push(entry);
      if (!this.isFlushing) void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.isFlushing = true;
    // Requests of the same tick join the first batch too.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, MAX_BATCH);
      this.waiting = this.waiting.slice(MAX_BATCH);
      batch.sort((a, b) => (a.append.entry.matchId < b.append.entry.matchId ? -1 : 1));
      await this.commit(batch);
    }
    this.isFlushing = false;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    try {
      const recorded = await this.write(batch.map(({ append }) => append));
      this.options.onCommit?.(batch.length, (performance.now() - started) / 1000);
      for (const { append, resolve } of batch) resolve(recorded.get(append.entry.matchId) ?? null);
    } catch (error) {
      if (sqlState(error) === DEADLOCK) return this.commit(batch);
      if (!isStatementError(error)) {
        for (const { reject } of batch) reject(new OutcomeUnknown({ cause: error }));
      } else if (batch.length > 1) {
        for (const one of batch) await this.commit([one]);
      } else batch[0].reject(error);
    }
  }
}
