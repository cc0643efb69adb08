import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Grouping, ReplayLibrary, Selection } from '../application/replay-library.js';
import type { ExportRows, Row } from '../application/tables/table.js';
import type { Statistics } from '../domain/statistics.js';
import { DECK_KEY, selectedMatches } from './selected-matches.js';
import { readStatistics } from './sql-statistics.js';

const MATCHES_A_PAGE = 500;
const ACTIONS_A_PAGE = 2_000;

interface ChosenMatch {
  readonly id: string;
  readonly head_seq: number;
}

const ACTION_ROW = `a.match_id, a.seq, m.game, m.rules_version, m.tournament_id, a.seat, a.account_id, a.type,
  a.data::text, a.state_hash, a.hash, a.recorded_at`;

const deckOf = (seq: 1 | 2): string =>
  `(SELECT ${DECK_KEY} FROM match_actions a WHERE a.match_id = m.id AND a.seq = ${seq} AND a.type = 'JOIN')`;

const MATCH_ROW = `m.id, m.tournament_id, m.game, m.rules_version, m.options::text, m.state, m.seat0_account_id,
  m.seat1_account_id, ${deckOf(1)}, ${deckOf(2)},
  (SELECT count(*)::int FROM match_actions a WHERE a.match_id = m.id AND a.type NOT IN ('JOIN', 'LEAVE', 'CANCEL')),
  (m.outcome->>'winner')::int, m.outcome->>'reason', encode(m.seed, 'hex'), m.seed_commitment, m.created_at, m.ended_at`;

/** Many matches, read by pages that begin where the last one ended, so that no connection waits for a slow reader. */
@Injectable()
export class SqlReplayLibrary implements ReplayLibrary {
  constructor(private readonly database: DataSource) {}

  async search(selection: Selection, after: string | undefined, limit: number): Promise<string[]> {
    const { where, values } = selectedMatches(selection);
    const n = values.length;
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT m.id FROM matches m WHERE ${where} AND ($${n + 1}::uuid IS NULL OR m.id < $${n + 1})
       ORDER BY m.id DESC LIMIT $${n + 2}`,
      [...values, after ?? null, limit],
    );
    return rows.map(({ id }) => id);
  }

  rows(rows: ExportRows, selection: Selection, signal: AbortSignal): AsyncIterable<readonly Row[]> {
    return rows === 'matches' ? this.matchRows(selection, signal) : this.actionRows(selection, signal);
  }

  statistics(game: string, selection: Selection, groupBy: Grouping | undefined): Promise<Statistics> {
    return this.database.transaction('REPEATABLE READ', (transaction) =>
      readStatistics(transaction, game, selectedMatches(selection), groupBy),
    );
  }

  private async *matchRows(selection: Selection, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
    for await (const matches of this.pages(selection, signal)) {
      const ids = matches.map(({ id }) => id);
      yield await this.cells(`SELECT ${MATCH_ROW} FROM matches m WHERE m.id = ANY($1::uuid[]) ORDER BY m.id`, [ids]);
    }
  }

  private async *actionRows(selection: Selection, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
    for await (const matches of this.pages(selection, signal)) {
      for (const batch of batches(matches)) {
        const longest = Math.max(...batch.map(({ head_seq }) => head_seq));
        for (let after = 0; after < longest && !signal.aborted; after += ACTIONS_A_PAGE)
          yield await this.actions(
            batch.map(({ id }) => id),
            after,
          );
      }
    }
  }

  private actions(matchIds: readonly string[], after: number): Promise<Row[]> {
    return this.cells(
      `SELECT ${ACTION_ROW} FROM match_actions a JOIN matches m ON m.id = a.match_id
       WHERE a.match_id = ANY($1::uuid[]) AND a.seq > $2 AND a.seq <= $2 + ${ACTIONS_A_PAGE} ORDER BY a.match_id, a.seq`,
      [matchIds, after],
    );
  }

  /** Oldest first. */
  private async *pages(selection: Selection, signal: AbortSignal): AsyncGenerator<readonly ChosenMatch[]> {
    const { where, values } = selectedMatches(selection);
    const n = values.length + 1;
    for (let after: string | null = null; !signal.aborted;) {
      const page: ChosenMatch[] = await this.database.query<ChosenMatch[]>(
        `SELECT m.id, m.head_seq FROM matches m WHERE ${where} AND ($${n}::uuid IS NULL OR m.id > $${n})
         ORDER BY m.id LIMIT ${MATCHES_A_PAGE}`,
        [...values, after],
      );
      if (page.length > 0) yield page;
      if (page.length < MATCHES_A_PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** Rows as arrays, in the order of the columns: names of columns may repeat, and nobody needs them. */
  private async cells(text: string, values: readonly unknown[]): Promise<Row[]> {
    const runner = this.database.createQueryRunner();
    try {
      const client = (await runner.connect()) as {
        query(query: { text: string; values: readonly unknown[]; rowMode: 'array' }): Promise<{ rows: Row[] }>;
      };
      return (await client.query({ text, values, rowMode: 'array' })).rows;
    } finally {
      await runner.release();
    }
  }
}

/** Short matches are read together, a long one by itself and page by page. */
function* batches(matches: readonly ChosenMatch[]): Generator<readonly ChosenMatch[]> {
  let batch: ChosenMatch[] = [];
  let actions = 0;
  for (const match of matches) {
    if (batch.length > 0 && actions + match.head_seq > ACTIONS_A_PAGE) {
      yield batch;
      batch = [];
      actions = 0;
    }
    batch.push(match);
    actions += match.head_seq;
  }
  if (batch.length > 0) yield batch;
}
