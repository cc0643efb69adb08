import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Author, Change, Changed, RecordedEntry, TournamentLog } from '../application/tournament-log.js';
import type { Deed, Entry } from '../domain/tournament/deeds.js';
import { created, evolve, foldLog } from '../domain/tournament/evolve.js';
import { touchedBy } from '../domain/tournament/history.js';
import type { TournamentState } from '../domain/tournament/state.js';

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

interface Appended extends Entry {
  readonly before: unknown;
  readonly after: unknown;
}

const HOT_TOURNAMENTS = 200;
const noSuchTournament = problem('NOT_FOUND', 'There is no such tournament.');

const deedOf = ({ type, data }: Pick<EntryRow, 'type' | 'data'>): Deed => ({ type, ...data }) as Deed;

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/**
 * Tournaments in PostgreSQL. The newest states are kept in memory and brought up to the head row before every use, so
 * that any number of processes may work on one database. The head row's lock orders the changes of one tournament; a
 * queue in front of it keeps those who wait from holding connections.
 */
@Injectable()
export class SqlTournamentLog implements TournamentLog {
  private readonly hot = new LRUCache<string, TournamentState>({ max: HOT_TOURNAMENTS });
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly listeners: ((id: string) => void)[] = [];

  constructor(private readonly database: DataSource) {}

  onChange(tell: (id: string) => void): void {
    this.listeners.push(tell);
  }

  async create(id: string, author: Author, deeds: readonly Deed[]): Promise<TournamentState> {
    const [first, ...rest] = deeds;
    if (first?.type !== 'CREATED') throw new Error('A log begins with CREATED.');
    const opening = created(id, { seq: 1, deed: first });
    const { state, appended } = step(opening, rest);
    const { settings, organizerId } = state;
    await this.database.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO tournaments (id, name, game, state, organizer_id, settings, head_seq)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, settings.name, settings.game, state.status, organizerId, JSON.stringify(settings), state.headSeq],
      );
      await append(transaction, id, author, [
        { seq: 1, deed: first, before: null, after: touchedBy(first, opening) },
        ...appended,
      ]);
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
    return this.inTurn(id, () => this.changeNow(id, author, decide));
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

  private async changeNow<T>(
    id: string,
    author: Author,
    decide: (state: TournamentState, now: string) => Result<Change<T>, Problem>,
  ): Promise<Result<Changed<T>, Problem>> {
    let newest: TournamentState | null = null;
    const result = await this.database.transaction(async (transaction): Promise<Result<Changed<T>, Problem>> => {
      const [head] = await transaction.query<{ head_seq: number; now: Date }[]>(
        'SELECT head_seq, clock_timestamp() AS now FROM tournaments WHERE id = $1 AND head_seq > 0 FOR UPDATE',
        [id],
      );
      if (head === undefined) return fail(noSuchTournament);
      const before = await this.upTo(transaction, id, head.head_seq);
      const decided = decide(before, head.now.toISOString());
      if (!decided.ok) return decided;
      const { deeds, value } = decided.value;
      const { state, appended } = step(before, deeds);
      if (appended.length > 0) {
        await append(transaction, id, author, appended);
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
      return ok({ state, value });
    });
    if (newest !== null) this.changed(id, newest);
    return result;
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
    this.hot.set(id, state);
    return state;
  }

  private inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.queues.set(id, settled);
    void settled.then(() => {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    });
    return turn;
  }
}

const step = (before: TournamentState, deeds: readonly Deed[]): { state: TournamentState; appended: Appended[] } => {
  let state = before;
  const appended = deeds.map((deed): Appended => {
    const entry = { seq: state.headSeq + 1, deed };
    const was = touchedBy(deed, state);
    state = evolve(state, entry);
    return { ...entry, before: was, after: touchedBy(deed, state) };
  });
  return { state, appended };
};

/** One statement, however many deeds. */
const append = async (
  manager: EntityManager,
  id: string,
  author: Author,
  entries: readonly Appended[],
): Promise<void> => {
  const data = entries.map(({ deed }) => {
    const { type, ...rest } = deed;
    return { type, text: JSON.stringify(rest) };
  });
  await manager.query(
    `INSERT INTO tournament_log (tournament_id, seq, type, data, before, after, account_id, reason)
     SELECT $1::uuid, i.*, $7::uuid, $8::text FROM unnest($2::int[], $3::text[], $4::jsonb[], $5::jsonb[], $6::jsonb[]) AS i`,
    [
      id,
      entries.map(({ seq }) => seq),
      data.map(({ type }) => type),
      data.map(({ text }) => text),
      entries.map(({ before }) => json(before)),
      entries.map(({ after }) => json(after)),
      author.accountId,
      author.reason ?? null,
    ],
  );
};
