import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import { isStatementError } from '../../../shared/infrastructure/database/errors.js';
import type { Author, Change, Changed, RecordedEntry, TournamentLog } from '../application/tournament-log.js';
import type { Deed, Entry } from '../domain/tournament/deeds.js';
import { evolve, foldLog } from '../domain/tournament/evolve.js';
import type { TournamentState } from '../domain/tournament/state.js';
import {
  firstStepOf,
  INSERT_ROWS,
  INSERT_TOURNAMENT,
  rowValues,
  stepOf,
  tournamentValues,
  type LogRow,
} from './log-rows.js';

interface EntryRow {
  readonly seq: number;
  readonly type: string;
  readonly data: object;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly recorded_at: Date;
}

type Decide = (state: TournamentState, now: string) => Result<Change<unknown>, Problem>;

interface Waiting {
  readonly author: Author;
  readonly decide: Decide;
  readonly resolve: (result: Result<Changed<unknown>, Problem>) => void;
  readonly reject: (error: unknown) => void;
}

const HOT_TOURNAMENTS = 200;
/** Changes of one tournament that are committed together. */
const CHANGES_AT_ONCE = 128;
const noSuchTournament = problem('NOT_FOUND', 'There is no such tournament.');

const deedOf = ({ type, data }: Pick<EntryRow, 'type' | 'data'>): Deed => ({ type, ...data }) as Deed;

/**
 * Tournaments in PostgreSQL. The newest states are kept in memory and brought up to the head row before every use, so
 * that any number of processes may work on one database. The head row's lock orders the changes of one tournament; what
 * arrives while a commit is under way is decided one after another and goes out together in the next.
 */
@Injectable()
export class SqlTournamentLog implements TournamentLog {
  private readonly hot = new LRUCache<string, TournamentState>({ max: HOT_TOURNAMENTS });
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly listeners: ((id: string) => void)[] = [];

  constructor(private readonly database: DataSource) {}

  onChange(tell: (id: string) => void): void {
    this.listeners.push(tell);
  }

  async create(id: string, author: Author, deeds: readonly Deed[]): Promise<TournamentState> {
    const { state, rows } = firstStepOf(id, deeds, author);
    await this.database.transaction(async (transaction) => {
      await transaction.query(INSERT_TOURNAMENT, tournamentValues(state));
      await transaction.query(INSERT_ROWS, rowValues(id, rows));
    });
    this.changed(id, state);
    return state;
  }

  async read(id: string): Promise<TournamentState | null> {
    const [row] = await this.database.query<{ head_seq: number }[]>('SELECT head_seq FROM tournaments WHERE id = $1', [
      id,
    ]);
    return row && row.head_seq > 0 ? this.upTo(this.database.manager, id, row.head_seq) : null;
  }

  change<T>(
    id: string,
    author: Author,
    decide: (state: TournamentState, now: string) => Result<Change<T>, Problem>,
  ): Promise<Result<Changed<T>, Problem>> {
    return new Promise<Result<Changed<unknown>, Problem>>((resolve, reject) => {
      const change = { author, decide, resolve, reject };
      const queue = this.waiting.get(id);
      if (queue !== undefined) return void queue.push(change);
      this.waiting.set(id, [change]);
      void this.work(id);
    }) as Promise<Result<Changed<T>, Problem>>;
  }

  async entries(id: string, after: number, limit: number): Promise<RecordedEntry[]> {
    const rows = await this.database.query<EntryRow[]>(
      `SELECT l.seq, l.type, l.data, l.account_id, a.name AS account_name, l.reason, l.before, l.after, l.recorded_at
       FROM tournament_log l LEFT JOIN accounts a ON a.id = l.account_id
       WHERE l.tournament_id = $1 AND l.seq > $2 ORDER BY l.seq LIMIT $3`,
      [id, after, limit],
    );
    return rows.map((row) => ({
      seq: row.seq,
      deed: deedOf(row),
      by: row.account_id,
      byName: row.account_name,
      reason: row.reason,
      before: row.before,
      after: row.after,
      recordedAt: row.recorded_at.toISOString(),
    }));
  }

  private async work(id: string): Promise<void> {
    const queue = this.waiting.get(id)!;
    while (queue.length > 0) await this.commit(id, queue.splice(0, CHANGES_AT_ONCE));
    this.waiting.delete(id);
  }

  /** An error caused by one change sends the batch's changes singly, so that it is told to nobody else. */
  private async commit(id: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await this.changeAll(id, batch);
      batch.forEach(({ resolve }, i) => resolve(results[i]));
    } catch (error) {
      if (batch.length === 1 || !(isStatementError(error) || error instanceof DecisionFailed))
        return batch.forEach(({ reject }) => reject(error instanceof DecisionFailed ? error.cause : error));
      for (const change of batch) await this.commit(id, [change]);
    }
  }

  private async changeAll(id: string, batch: readonly Waiting[]): Promise<Result<Changed<unknown>, Problem>[]> {
    let newest: TournamentState | null = null;
    const results = await this.database.transaction(async (transaction) => {
      const [head] = await transaction.query<{ head_seq: number; now: Date }[]>(
        'SELECT head_seq, clock_timestamp() AS now FROM tournaments WHERE id = $1 AND head_seq > 0 FOR UPDATE',
        [id],
      );
      if (head === undefined) return batch.map(() => fail(noSuchTournament));
      let state = await this.upTo(transaction, id, head.head_seq);
      const rows: LogRow[] = [];
      const decided = batch.map(({ author, decide }): Result<Changed<unknown>, Problem> => {
        const result = safely(() => decide(state, head.now.toISOString()));
        if (!result.ok) return result;
        const step = safely(() => stepOf(state, result.value.deeds, author));
        state = step.state;
        rows.push(...step.rows);
        return ok({ state, value: result.value.value });
      });
      if (rows.length > 0) {
        await transaction.query(INSERT_ROWS, rowValues(id, rows));
        await transaction.query(
          `UPDATE tournaments SET head_seq = $2, state = $3, name = $4, game = $5, settings = $6, staff = $7 WHERE id = $1`,
          [
            id,
            state.headSeq,
            state.status,
            state.settings.name,
            state.settings.game,
            JSON.stringify(state.settings),
            state.staff.map(({ accountId }) => accountId),
          ],
        );
        newest = state;
      }
      return decided;
    });
    if (newest !== null) this.changed(id, newest);
    return results;
  }

  private changed(id: string, state: TournamentState): void {
    this.hot.set(id, state);
    for (const tell of this.listeners) tell(id);
  }

  /** The state at a sequence number: what is in memory, and the entries that came since. */
  private async upTo(manager: EntityManager, id: string, seq: number): Promise<TournamentState> {
    const known = this.hot.get(id);
    if (known !== undefined && known.headSeq === seq) return known;
    const base = known !== undefined && known.headSeq < seq ? known : null;
    const rows = await manager.query<EntryRow[]>(
      'SELECT seq, type, data FROM tournament_log WHERE tournament_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq',
      [id, base?.headSeq ?? 0, seq],
    );
    const entries = rows.map((row): Entry => ({ seq: row.seq, deed: deedOf(row) }));
    const state = base === null ? foldLog(id, entries) : entries.reduce(evolve, base);
    const newest = this.hot.get(id);
    if (newest === undefined || newest.headSeq < seq) this.hot.set(id, state);
    return state;
  }
}

/** A fault while deciding, which is no fault of the other changes in the batch. */
class DecisionFailed extends Error {}

const safely = <T>(work: () => T): T => {
  try {
    return work();
  } catch (cause) {
    throw new DecisionFailed('A change could not be decided.', { cause });
  }
};
