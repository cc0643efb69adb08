import { DataSource } from 'typeorm';
import type {
  ActionLog,
  Append,
  RecordedEntry,
  SeatedMatch,
  StoredMatch,
  StoredSnapshot,
} from '../application/action-log.js';
import type { Match, MatchSetup } from '../domain/match.js';
import { GroupCommit, type GroupCommitOptions } from './group-commit.js';
import { HeadReader } from './head-reader.js';

/**
 * Moves the heads of the matches and inserts the actions of exactly those that moved. A match whose head is not where
 * the action expects it does not come back, and nothing of it is written.
 */
const APPEND = `
  WITH input AS (
    SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[], $5::uuid[], $6::smallint[], $7::text[], $8::jsonb[],
      $9::text[], $10::text[], $11::text[], $12::text[], $13::uuid[], $14::uuid[], $15::boolean[], $16::jsonb[], $17::jsonb[])
      AS i (match_id, seq, id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash, state, seat0, seat1,
        over, outcome, cancellation)
  ), moved AS (
    UPDATE matches m SET head_seq = i.seq, head_hash = i.hash, state = i.state, seat0_account_id = i.seat0,
      seat1_account_id = i.seat1, over = i.over, outcome = i.outcome, cancellation = i.cancellation,
      ended_at = CASE WHEN i.over THEN clock_timestamp() END
    FROM input i
    WHERE m.id = i.match_id AND m.head_seq = i.seq - 1 AND m.head_hash = i.prev_hash AND NOT m.over
    RETURNING m.id
  )
  INSERT INTO match_actions (match_id, seq, id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash)
  SELECT match_id, seq, i.id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash
  FROM input i JOIN moved ON moved.id = i.match_id
  RETURNING match_id, recorded_at`;

const INSERT_SEATED = `
  INSERT INTO matches (id, tournament_id, game, rules_version, options, policy, seed, seed_commitment, state,
    seat0_account_id, seat1_account_id, head_seq, head_hash, over, outcome, cancellation, ended_at)
  SELECT i.*, CASE WHEN i.over THEN clock_timestamp() END
  FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[], $7::bytea[], $8::text[],
    $9::text[], $10::uuid[], $11::uuid[], $12::int[], $13::text[], $14::boolean[], $15::jsonb[], $16::jsonb[])
    AS i (id, tournament_id, game, rules_version, options, policy, seed, seed_commitment, state, seat0, seat1, head_seq,
      head_hash, over, outcome, cancellation)`;

const INSERT_ENTRIES = `
  INSERT INTO match_actions (match_id, seq, id, command_id, account_id, seat, type, data, state_hash, prev_hash, hash)
  SELECT * FROM unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[], $5::uuid[], $6::smallint[], $7::text[], $8::jsonb[],
    $9::text[], $10::text[], $11::text[])`;

const ENTRY_COLUMNS = 11;

const seatedColumns = ({ setup, values, seedCommitment, isOver }: Match): unknown[] => [
  setup.id,
  setup.tournamentId,
  setup.game,
  setup.rulesVersion,
  JSON.stringify(setup.options),
  JSON.stringify(setup.policy),
  Buffer.from(setup.seed, 'hex'),
  seedCommitment,
  values.state,
  values.seats[0]?.accountId ?? null,
  values.seats[1]?.accountId ?? null,
  values.headSeq,
  values.headHash,
  isOver,
  values.outcome && JSON.stringify(values.outcome),
  values.cancellation && JSON.stringify(values.cancellation),
];

const transposed = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  rows[0].map((_, column) => rows.map((row) => row[column]));

const columnsOf = ({ entry, match }: Append): unknown[] => {
  const { seats, outcome, cancellation, state } = match.values;
  return [
    entry.matchId,
    entry.seq,
    entry.id,
    entry.commandId,
    entry.accountId,
    entry.seat,
    entry.type,
    JSON.stringify(entry.data),
    entry.stateHash,
    entry.prevHash,
    entry.hash,
    state,
    seats[0]?.accountId ?? null,
    seats[1]?.accountId ?? null,
    match.isOver,
    outcome && JSON.stringify(outcome),
    cancellation && JSON.stringify(cancellation),
  ];
};

interface EntryRow {
  readonly id: string;
  readonly match_id: string;
  readonly seq: number;
  readonly command_id: string;
  readonly account_id: string;
  readonly seat: 0 | 1 | null;
  readonly type: string;
  readonly data: object;
  readonly state_hash: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly recorded_at: Date;
}

const entryOf = (row: EntryRow): RecordedEntry => ({
  id: row.id,
  matchId: row.match_id,
  seq: row.seq,
  commandId: row.command_id,
  accountId: row.account_id,
  seat: row.seat,
  type: row.type,
  data: row.data,
  stateHash: row.state_hash,
  prevHash: row.prev_hash,
  hash: row.hash,
  recordedAt: row.recorded_at.toISOString(),
});

interface MatchRow {
  readonly id: string;
  readonly tournament_id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly options: object;
  readonly policy: MatchSetup['policy'];
  readonly seed: string;
  readonly head_seq: number;
}

/** The action log in PostgreSQL. */
export class SqlActionLog implements ActionLog {
  private readonly commits: GroupCommit;
  private readonly heads: HeadReader;

  constructor(
    private readonly database: DataSource,
    options: GroupCommitOptions,
  ) {
    this.commits = new GroupCommit((appends) => this.write(appends), options);
    this.heads = new HeadReader(database);
  }

  async create(match: Match): Promise<void> {
    const { setup, values } = match;
    await this.database.query(
      `INSERT INTO matches (id, tournament_id, game, rules_version, options, policy, seed, seed_commitment, state,
         head_hash) VALUES ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), $8, $9, $10)`,
      [
        setup.id,
        setup.tournamentId,
        setup.game,
        setup.rulesVersion,
        JSON.stringify(setup.options),
        JSON.stringify(setup.policy),
        setup.seed,
        match.seedCommitment,
        values.state,
        values.headHash,
      ],
    );
  }

  async createSeated(matches: readonly SeatedMatch[]): Promise<void> {
    if (matches.length === 0) return;
    const entries = matches.flatMap(({ match, entries }) =>
      entries.map((entry) => columnsOf({ entry, match }).slice(0, ENTRY_COLUMNS)),
    );
    await this.database.transaction(async (transaction) => {
      await transaction.query(INSERT_SEATED, transposed(matches.map(({ match }) => seatedColumns(match))));
      await transaction.query(INSERT_ENTRIES, transposed(entries));
    });
  }

  append(append: Append): Promise<{ recordedAt: string } | null> {
    return this.commits.append(append);
  }

  async load(matchId: string): Promise<StoredMatch | null> {
    const [row] = await this.database.query<MatchRow[]>(
      `SELECT id, tournament_id, game, rules_version, options, policy, encode(seed, 'hex') AS seed, head_seq
       FROM matches WHERE id = $1`,
      [matchId],
    );
    if (!row) return null;
    const setup: MatchSetup = {
      id: row.id,
      tournamentId: row.tournament_id,
      game: row.game,
      rulesVersion: row.rules_version,
      options: row.options,
      policy: row.policy,
      seed: row.seed,
    };
    return { setup, headSeq: row.head_seq };
  }

  async entries(matchId: string, after: number, upTo: number): Promise<RecordedEntry[]> {
    const rows = await this.database.query<EntryRow[]>(
      'SELECT * FROM match_actions WHERE match_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq',
      [matchId, after, upTo],
    );
    return rows.map(entryOf);
  }

  commandIds(matchId: string, upTo: number): Promise<{ seq: number; commandId: string }[]> {
    return this.database.query(
      'SELECT seq, command_id AS "commandId" FROM match_actions WHERE match_id = $1 AND seq <= $2',
      [matchId, upTo],
    );
  }

  headSeq(matchId: string): Promise<number | null> {
    return this.heads.headSeq(matchId);
  }

  async snapshot(matchId: string, atMost: number): Promise<StoredSnapshot | null> {
    const rows = await this.database.query<StoredSnapshot[]>(
      `SELECT seq, rules_version AS "rulesVersion", state FROM match_snapshots
       WHERE match_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1`,
      [matchId, atMost],
    );
    return rows[0] ?? null;
  }

  async saveSnapshot(matchId: string, { seq, rulesVersion, state }: StoredSnapshot): Promise<void> {
    await this.database.query(
      `INSERT INTO match_snapshots (match_id, seq, rules_version, state) VALUES ($1, $2, $3, $4)
       ON CONFLICT (match_id, seq) DO NOTHING`,
      [matchId, seq, rulesVersion, state],
    );
  }

  private async write(appends: readonly Append[]): Promise<ReadonlyMap<string, { recordedAt: string }>> {
    const columns = transposed(appends.map(columnsOf));
    const recorded = await this.database.query<{ match_id: string; recorded_at: Date }[]>(APPEND, columns);
    return new Map(recorded.map((row) => [row.match_id, { recordedAt: row.recorded_at.toISOString() }]));
  }
}
