import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TournamentFilter, Tournaments } from '../application/tournaments.js';
import type { TournamentSummary } from '../domain/tournament-summary.js';

interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly game: string | null;
  readonly state: TournamentSummary['state'];
  readonly organizer_id: string | null;
  readonly staff: readonly string[];
  readonly settings: TournamentSummary['settings'];
  readonly created_at: Date;
}

const COLUMNS = 'id, name, game, state, organizer_id, staff, settings, created_at';

const summaryOf = (row: TournamentRow): TournamentSummary => ({
  id: row.id,
  name: row.name,
  game: row.game,
  state: row.state,
  organizerId: row.organizer_id,
  staff: row.staff,
  settings: row.settings,
  createdAt: row.created_at.toISOString(),
});

@Injectable()
export class SqlTournaments implements Tournaments {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<TournamentSummary | null> {
    const [row] = await this.database.query<TournamentRow[]>(`SELECT ${COLUMNS} FROM tournaments WHERE id = $1`, [id]);
    return row ? summaryOf(row) : null;
  }

  async list({ draftsOf, after, limit }: TournamentFilter): Promise<TournamentSummary[]> {
    const rows = await this.database.query<TournamentRow[]>(
      `SELECT ${COLUMNS} FROM tournaments
       WHERE (state <> 'DRAFT' OR $1::uuid IS NULL OR organizer_id = $1 OR $1 = ANY (staff))
         AND ($2::uuid IS NULL OR id < $2)
       ORDER BY id DESC LIMIT $3`,
      [draftsOf, after ?? null, limit],
    );
    return rows.map(summaryOf);
  }

  async staffMeetsDeck(accountId: string, deckId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT FROM tournaments t JOIN tournament_log l ON l.tournament_id = t.id
       WHERE (t.organizer_id = $1 OR $1 = ANY (t.staff)) AND l.data -> 'deck' ->> 'id' = $2 LIMIT 1`,
      [accountId, deckId],
    );
    return rows.length > 0;
  }

  async running(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT id FROM tournaments WHERE state = 'IN_PROGRESS' AND head_seq > 0 ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }
}
