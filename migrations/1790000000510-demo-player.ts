import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account whose seats the server plays. It has no token. */
export class DemoPlayer1790000000510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO accounts (id, name, role) VALUES ('00000000-0000-7000-8000-000000000003', 'Demo', 'PLAYER')`,
    );
  }

  /** Matches that it has played keep it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM accounts a WHERE id = '00000000-0000-7000-8000-000000000003'
        AND NOT EXISTS (SELECT FROM matches WHERE a.id IN (seat0_account_id, seat1_account_id))
    `);
  }
}
