import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowServer, forgetServerObject } from '../src/shared/infrastructure/database/server-role.js';

const GRANTS = {
  tournament_log: 'SELECT, INSERT',
  webhooks: 'SELECT, INSERT, UPDATE, DELETE',
};

/** The append-only log of tournaments, and webhooks that are fed from it. */
export class Tournaments1790000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tournaments ADD COLUMN head_seq integer NOT NULL DEFAULT 0;
      ALTER TABLE tournaments ADD COLUMN staff uuid[] NOT NULL DEFAULT '{}';
      CREATE INDEX tournaments_organizer ON tournaments (organizer_id, id);

      CREATE TABLE tournament_log (
        tournament_id uuid NOT NULL REFERENCES tournaments,
        seq integer NOT NULL CHECK (seq > 0),
        type text NOT NULL,
        data jsonb NOT NULL,
        account_id uuid REFERENCES accounts,
        reason text,
        before jsonb,
        after jsonb,
        recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (tournament_id, seq)
      );

      -- Tournaments of before the log get one: until now they could be created and, as demo data, be open to entrants.
      UPDATE tournaments SET settings = '{"profile": "DEFAULT", "scoring": null, "tieBreakers": null, "gameOptions": {},
          "deckRules": {}, "startGameRules": [], "maxEntrants": null, "deckVisibility": "STAFF"}'
          || settings || jsonb_build_object('name', name, 'game', game),
        head_seq = CASE state WHEN 'DRAFT' THEN 1 ELSE 2 END
        WHERE NOT built_in;
      INSERT INTO tournament_log (tournament_id, seq, type, data, account_id, after)
        SELECT id, 1, 'CREATED', jsonb_build_object('settings', settings, 'organizerId', organizer_id,
          'seed', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')), organizer_id, settings
        FROM tournaments WHERE NOT built_in;
      INSERT INTO tournament_log (tournament_id, seq, type, data, account_id, before, after)
        SELECT id, 2, CASE state WHEN 'REGISTRATION' THEN 'REGISTRATION_OPENED' ELSE 'CANCELLED' END, '{}', organizer_id,
          '{"status": "DRAFT"}', jsonb_build_object('status', state)
        FROM tournaments WHERE NOT built_in AND state <> 'DRAFT';

      CREATE TABLE webhooks (
        id uuid PRIMARY KEY,
        tournament_id uuid NOT NULL REFERENCES tournaments,
        url text NOT NULL,
        events text[] NOT NULL,
        secret text NOT NULL,
        delivered_seq integer NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        next_attempt_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX webhooks_tournament ON webhooks (tournament_id, id);
      CREATE INDEX webhooks_due ON webhooks (next_attempt_at);

      CREATE FUNCTION refuse_tournament_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the log of tournaments is only ever appended to' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER tournament_log_append_only BEFORE UPDATE OR DELETE ON tournament_log
        FOR EACH ROW EXECUTE FUNCTION refuse_tournament_log_change();
      CREATE TRIGGER tournament_log_no_truncate BEFORE TRUNCATE ON tournament_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_tournament_log_change();
      ALTER TABLE tournament_log ENABLE ALWAYS TRIGGER tournament_log_append_only;
      ALTER TABLE tournament_log ENABLE ALWAYS TRIGGER tournament_log_no_truncate;
    `);
    for (const [table, privileges] of Object.entries(GRANTS)) await allowServer(runner, privileges, `TABLE ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE webhooks, tournament_log;
      DROP FUNCTION refuse_tournament_log_change();
      DROP INDEX tournaments_organizer;
      ALTER TABLE tournaments DROP COLUMN staff, DROP COLUMN head_seq;
    `);
    for (const table of Object.keys(GRANTS)) await forgetServerObject(runner, `TABLE ${table}`);
  }
}
