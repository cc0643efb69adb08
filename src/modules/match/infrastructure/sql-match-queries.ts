import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EndedMatch } from '../../../shared/application/seated-matches.js';
import type { MatchState, Outcome } from '../../gameplay/domain/engine/game.js';
import type { MatchFilter, MatchQueries, MatchSummary } from '../application/match-queries.js';
import type { Cancellation } from '../domain/match.js';

interface SummaryRow {
  readonly id: string;
  readonly tournament_id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly options: object;
  readonly state: MatchState;
  readonly seat0_account_id: string | null;
  readonly seat0_name: string | null;
  readonly seat1_account_id: string | null;
  readonly seat1_name: string | null;
  readonly head_seq: number;
  readonly outcome: Outcome | null;
  readonly cancellation: Cancellation | null;
  readonly seed_commitment: string;
  readonly seed: string | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

const SELECT = `
  SELECT m.id, m.tournament_id, m.game, m.rules_version, m.options, m.state, m.seat0_account_id, a0.name AS seat0_name,
    m.seat1_account_id, a1.name AS seat1_name, m.head_seq, m.outcome, m.cancellation, m.seed_commitment,
    CASE WHEN m.over THEN encode(m.seed, 'hex') END AS seed, m.created_at, m.ended_at
  FROM matches m
  LEFT JOIN accounts a0 ON a0.id = m.seat0_account_id LEFT JOIN accounts a1 ON a1.id = m.seat1_account_id`;

const seatOf = (seat: 0 | 1, accountId: string | null, name: string | null) =>
  accountId === null ? null : { seat, accountId, name: name! };

const summaryOf = (row: SummaryRow): MatchSummary => ({
  id: row.id,
  tournamentId: row.tournament_id,
  game: row.game,
  rulesVersion: row.rules_version,
  options: row.options,
  state: row.state,
  seats: [seatOf(0, row.seat0_account_id, row.seat0_name), seatOf(1, row.seat1_account_id, row.seat1_name)],
  headSeq: row.head_seq,
  outcome: row.outcome,
  seedCommitment: row.seed_commitment,
  ...(row.seed !== null && { seed: row.seed }),
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  ...(row.cancellation && { cancellation: row.cancellation }),
});

@Injectable()
export class SqlMatchQueries implements MatchQueries {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<MatchSummary | null> {
    const rows = await this.database.query<SummaryRow[]>(`${SELECT} WHERE m.id = $1`, [id]);
    return rows[0] ? summaryOf(rows[0]) : null;
  }

  async list({ tournamentId, state, accountId, after, limit }: MatchFilter): Promise<MatchSummary[]> {
    const rows = await this.database.query<SummaryRow[]>(
      `${SELECT} WHERE ($1::uuid IS NULL OR m.tournament_id = $1) AND ($2::text IS NULL OR m.state = $2)
         AND ($3::uuid IS NULL OR m.seat0_account_id = $3 OR m.seat1_account_id = $3)
         AND ($4::uuid IS NULL OR m.id < $4) ORDER BY m.id DESC LIMIT $5`,
      [tournamentId ?? null, state ?? null, accountId ?? null, after ?? null, limit],
    );
    return rows.map(summaryOf);
  }

  ended(ids: readonly string[]): Promise<EndedMatch[]> {
    return this.database.query(
      `SELECT m.id AS "matchId", CASE m.outcome ->> 'winner' WHEN '0' THEN m.seat0_account_id
         WHEN '1' THEN m.seat1_account_id END AS "winnerAccountId"
       FROM matches m WHERE m.id = ANY ($1::uuid[]) AND m.over AND m.outcome IS NOT NULL`,
      [ids],
    );
  }
}
