import type { MigrationInterface, QueryRunner } from 'typeorm';
import { allowServer } from '../src/shared/infrastructure/database/server-role.js';

/** What the server's role may do, declared by migrations and applied at every start. */
export class ServerPrivileges1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE server_privileges (object text PRIMARY KEY, privileges text NOT NULL)`);
    await allowServer(runner, 'USAGE', 'SCHEMA public');
    await allowServer(runner, 'SELECT', 'TABLE schema_migrations');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE server_privileges');
  }
}
