import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TournamentFilter, Tournaments } from '../application/tournaments.js';
import type { Tournament, TournamentSettings, TournamentState } from '../domain/tournament.js';

interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly game: string | null;
  readonly state: TournamentState;
  readonly organizer_id: string | null;
  readonly settings: Partial<TournamentSettings>;
  readonly created_at: Date;
}

const COLUMNS = 'id, name, game, state, organizer_id, settings, created_at';
const NO_SETTINGS: TournamentSettings = { format: {}, gameOptions: {}, deckRules: {} };

const tournamentOf = (row: TournamentRow): Tournament => ({
  id: row.id,
  name: row.name,
  game: row.game,
  state: row.state,
  organizerId: row.organizer_id,
  settings: { ...NO_SETTINGS, ...row.settings },
  createdAt: row.created_at.toISOString(),
});

@Injectable()
export class SqlTournaments implements Tournaments {
  constructor(private readonly database: DataSource) {}

  async add({ id, name, game, state, organizerId, settings }: Omit<Tournament, 'createdAt'>): Promise<Tournament> {
    const [row] = await this.database.query<TournamentRow[]>(
      `INSERT INTO tournaments (id, name, game, state, organizer_id, settings) VALUES ($1, $2, $3, $4, $5, $6)
       RETURNING ${COLUMNS}`,
      [id, name, game, state, organizerId, JSON.stringify(settings)],
    );
    return tournamentOf(row);
  }

  async find(id: string): Promise<Tournament | null> {
    const [row] = await this.database.query<TournamentRow[]>(`SELECT ${COLUMNS} FROM tournaments WHERE id = $1`, [id]);
    return row ? tournamentOf(row) : null;
  }

  async list({ draftsOf, after, limit }: TournamentFilter): Promise<Tournament[]> {
    const rows = await this.database.query<TournamentRow[]>(
      `SELECT ${COLUMNS} FROM tournaments
       WHERE (state <> 'DRAFT' OR $1::uuid IS NULL OR organizer_id = $1) AND ($2::uuid IS NULL OR id < $2)
       ORDER BY id DESC LIMIT $3`,
      [draftsOf, after ?? null, limit],
    );
    return rows.map(tournamentOf);
  }
}
