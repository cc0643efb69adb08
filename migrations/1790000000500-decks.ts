import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowServer, forgetServerObject } from '../src/shared/infrastructure/database/server-role.js';

/** Players' decks. A match keeps a copy of what it was played with, so a deck is never part of a history. */
export class Decks1790000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE decks (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts,
        game text NOT NULL,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        cards jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX decks_account ON decks (account_id, id);
    `);
    await allowServer(runner, 'SELECT, INSERT', 'TABLE decks');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE decks');
    await forgetServerObject(runner, 'TABLE decks');
  }
}
