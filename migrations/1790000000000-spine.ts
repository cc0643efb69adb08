import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowServer, forgetServerObject } from '../src/shared/infrastructure/database/server-role.js';

/** What the running server may do with each table; its history it may only read and append to. */
const GRANTS = {
  accounts: 'SELECT, INSERT, UPDATE',
  access_tokens: 'SELECT, INSERT, DELETE',
  tournaments: 'SELECT, INSERT, UPDATE',
  matches: 'SELECT, INSERT, UPDATE',
  match_actions: 'SELECT, INSERT',
  match_snapshots: 'SELECT, INSERT, DELETE',
  idempotency_keys: 'SELECT, INSERT, UPDATE, DELETE',
};

/** Identity, tournaments, matches and the append-only action log. */
export class Spine1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        role text NOT NULL CHECK (role IN ('ADMIN', 'ORGANIZER', 'PLAYER', 'ANALYST')),
        disabled boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE TABLE access_tokens (
        token_hash bytea PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX access_tokens_account ON access_tokens (account_id);

      CREATE TABLE tournaments (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        game text,
        state text NOT NULL CHECK (state IN ('DRAFT', 'REGISTRATION', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED')),
        built_in boolean NOT NULL DEFAULT false,
        organizer_id uuid REFERENCES accounts,
        settings jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK (built_in OR (game IS NOT NULL AND organizer_id IS NOT NULL))
      );

      CREATE TABLE matches (
        id uuid PRIMARY KEY,
        tournament_id uuid NOT NULL REFERENCES tournaments,
        game text NOT NULL,
        rules_version text NOT NULL,
        options jsonb NOT NULL,
        policy jsonb NOT NULL,
        seed bytea NOT NULL CHECK (length(seed) = 32),
        seed_commitment text NOT NULL,
        state text NOT NULL,
        seat0_account_id uuid REFERENCES accounts,
        seat1_account_id uuid REFERENCES accounts,
        head_seq integer NOT NULL DEFAULT 0,
        head_hash text NOT NULL,
        over boolean NOT NULL DEFAULT false,
        outcome jsonb,
        cancellation jsonb,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ended_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX matches_tournament ON matches (tournament_id, id);
      CREATE INDEX matches_seat0 ON matches (seat0_account_id, id);
      CREATE INDEX matches_seat1 ON matches (seat1_account_id, id);

      CREATE TABLE match_actions (
        match_id uuid NOT NULL REFERENCES matches,
        seq integer NOT NULL CHECK (seq > 0),
        id uuid NOT NULL,
        command_id uuid NOT NULL,
        account_id uuid NOT NULL,
        seat smallint CHECK (seat IN (0, 1)),
        type text NOT NULL,
        data jsonb NOT NULL,
        state_hash text NOT NULL,
        prev_hash text NOT NULL,
        hash text NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        position bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (match_id, seq),
        UNIQUE (match_id, command_id)
      );
      CREATE INDEX match_actions_reading_order ON match_actions (xid, position);

      CREATE TABLE match_snapshots (
        match_id uuid NOT NULL REFERENCES matches,
        seq integer NOT NULL,
        rules_version text NOT NULL,
        state text NOT NULL,
        PRIMARY KEY (match_id, seq)
      );

      CREATE TABLE idempotency_keys (
        account_id uuid NOT NULL REFERENCES accounts,
        key text NOT NULL,
        request_hash text NOT NULL,
        status integer,
        body bytea,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (account_id, key)
      );

      CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the history of matches is only ever appended to' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER match_actions_append_only BEFORE UPDATE OR DELETE ON match_actions
        FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
      CREATE TRIGGER match_actions_no_truncate BEFORE TRUNCATE ON match_actions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
      ALTER TABLE match_actions ENABLE ALWAYS TRIGGER match_actions_append_only;
      ALTER TABLE match_actions ENABLE ALWAYS TRIGGER match_actions_no_truncate;

      INSERT INTO tournaments (id, name, game, state, built_in, settings)
        VALUES ('00000000-0000-7000-8000-000000000001', 'Casual', NULL, 'IN_PROGRESS', true, '{}');
    `);
    for (const [table, privileges] of Object.entries(GRANTS)) await allowServer(runner, privileges, `TABLE ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE idempotency_keys, match_snapshots, match_actions, matches, tournaments, access_tokens, accounts;
      DROP FUNCTION refuse_history_change();
    `);
    for (const table of Object.keys(GRANTS)) await forgetServerObject(runner, `TABLE ${table}`);
  }
}
