import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowServer, forgetServerObject } from '../src/shared/infrastructure/database/server-role.js';

/**
 * Cards that came from files, and the imports that brought them. Every import of a game takes the next revision of its
 * catalogue and holds it until it commits, so that who knows the cards up to a revision misses none.
 */
export class Cards1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE card_catalogues (
        game text PRIMARY KEY,
        revision bigint NOT NULL
      );
      CREATE TABLE imported_cards (
        game text NOT NULL,
        id text NOT NULL,
        "set" text NOT NULL,
        definition jsonb NOT NULL,
        playable boolean NOT NULL,
        unread text[] NOT NULL,
        revision bigint NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (game, id),
        CHECK (playable = (unread = '{}'))
      );
      CREATE INDEX imported_cards_revision ON imported_cards (game, revision);
      CREATE TABLE import_jobs (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts,
        game text NOT NULL,
        status text NOT NULL CHECK (status IN ('RUNNING', 'DONE', 'FAILED', 'INTERRUPTED')),
        done integer NOT NULL,
        total integer NOT NULL,
        report jsonb,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
    `);
    for (const table of ['card_catalogues', 'imported_cards', 'import_jobs'] as const)
      await allowServer(runner, 'SELECT, INSERT, UPDATE', `TABLE ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['import_jobs', 'imported_cards', 'card_catalogues'] as const) {
      await runner.query(`DROP TABLE ${table}`);
      await forgetServerObject(runner, `TABLE ${table}`);
    }
  }
}
