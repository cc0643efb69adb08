import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Webhook, Webhooks } from '../application/webhooks.js';

const COLUMNS = `w.id, w.tournament_id AS "tournamentId", w.url, w.events, w.secret, w.delivered_seq AS "deliveredSeq",
  w.attempts, w.last_error AS "lastError"`;

@Injectable()
export class SqlWebhooks implements Webhooks {
  constructor(private readonly database: DataSource) {}

  async add({ id, tournamentId, url, events, secret, deliveredSeq }: Webhook): Promise<void> {
    await this.database.query(
      `INSERT INTO webhooks (id, tournament_id, url, events, secret, delivered_seq) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, tournamentId, url, events, secret, deliveredSeq],
    );
  }

  async find(tournamentId: string, id: string): Promise<Webhook | null> {
    const [row] = await this.database.query<Webhook[]>(
      `SELECT ${COLUMNS} FROM webhooks w WHERE w.tournament_id = $1 AND w.id = $2`,
      [tournamentId, id],
    );
    return row ?? null;
  }

  list(tournamentId: string): Promise<Webhook[]> {
    return this.database.query(`SELECT ${COLUMNS} FROM webhooks w WHERE w.tournament_id = $1 ORDER BY w.id`, [
      tournamentId,
    ]);
  }

  async remove(tournamentId: string, id: string): Promise<boolean> {
    const [, count] = await this.database.query<[unknown[], number]>(
      'DELETE FROM webhooks WHERE tournament_id = $1 AND id = $2',
      [tournamentId, id],
    );
    return count > 0;
  }

  async takeDue(limit: number, forSeconds: number): Promise<Webhook[]> {
    const [rows] = await this.database.query<[Webhook[], number]>(
      `UPDATE webhooks w SET next_attempt_at = clock_timestamp() + $2 * interval '1 second'
       WHERE w.id IN (
         SELECT due.id FROM webhooks due JOIN tournaments t ON t.id = due.tournament_id
         WHERE due.next_attempt_at <= clock_timestamp() AND due.delivered_seq < t.head_seq
         ORDER BY due.next_attempt_at LIMIT $1 FOR UPDATE OF due SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [limit, forSeconds],
    );
    return rows;
  }

  async delivered(id: string, seq: number): Promise<void> {
    await this.database.query(
      'UPDATE webhooks SET delivered_seq = $2, attempts = 0, last_error = NULL WHERE id = $1 AND delivered_seq < $2',
      [id, seq],
    );
  }

  async failed(id: string, error: string, waitSeconds: number): Promise<void> {
    await this.database.query(
      `UPDATE webhooks SET attempts = attempts + 1, last_error = left($2, 500),
         next_attempt_at = clock_timestamp() + $3 * interval '1 second' WHERE id = $1`,
      [id, error, waitSeconds],
    );
  }

  async release(id: string): Promise<void> {
    await this.database.query('UPDATE webhooks SET next_attempt_at = clock_timestamp() WHERE id = $1', [id]);
  }
}
