import { generateKeyPairSync } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../src/shared/domain/ids.js';
import { allowServer, forgetServerObject } from '../src/shared/infrastructure/database/server-role.js';

/**
 * The key that signs replays, made once, under the lock of the first start. It lives in the database so that every
 * process signs alike and a backup keeps it.
 */
export class Replays1790000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signing_keys (
        id uuid PRIMARY KEY,
        public_key text NOT NULL,
        private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX matches_over ON matches (game, ended_at) WHERE over;
    `);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await runner.query('INSERT INTO signing_keys (id, public_key, private_key) VALUES ($1, $2, $3)', [
      newId<string>(),
      publicKey,
      privateKey,
    ]);
    await allowServer(runner, 'SELECT', 'TABLE signing_keys');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX matches_over; DROP TABLE signing_keys');
    await forgetServerObject(runner, 'TABLE signing_keys');
  }
}
