import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountId } from '../../../shared/domain/ids.js';
import type { AccountFilter, Accounts } from '../application/accounts.js';
import type { Account } from '../domain/account.js';

const COLUMNS = 'id, name, role, disabled';

@Injectable()
export class SqlAccounts implements Accounts {
  constructor(private readonly database: DataSource) {}

  async add({ id, name, role }: Account, tokenHash: Buffer): Promise<void> {
    await this.database.query(
      `WITH account AS (INSERT INTO accounts (id, name, role) VALUES ($1, $2, $3) RETURNING id)
       INSERT INTO access_tokens (token_hash, account_id) SELECT $4, id FROM account`,
      [id, name, role, tokenHash],
    );
  }

  async find(id: AccountId): Promise<Account | null> {
    const rows = await this.database.query<Account[]>(`SELECT ${COLUMNS} FROM accounts WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  list({ q, role, after, limit }: AccountFilter): Promise<Account[]> {
    return this.database.query<Account[]>(
      `SELECT ${COLUMNS} FROM accounts
       WHERE ($1::text IS NULL OR strpos(lower(name), lower($1)) > 0)
         AND ($2::text IS NULL OR role = $2) AND ($3::uuid IS NULL OR id > $3)
       ORDER BY id LIMIT $4`,
      [q ?? null, role ?? null, after ?? null, limit],
    );
  }

  async change(id: AccountId, { name, role, disabled }: Partial<Account>): Promise<Account | null> {
    const [rows] = await this.database.query<[Account[], number]>(
      `UPDATE accounts SET name = coalesce($2, name), role = coalesce($3, role), disabled = coalesce($4, disabled)
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, name ?? null, role ?? null, disabled ?? null],
    );
    return rows[0] ?? null;
  }

  async findByToken(tokenHash: Buffer): Promise<Account | null> {
    const rows = await this.database.query<Account[]>(
      `SELECT a.id, a.name, a.role, a.disabled FROM access_tokens t JOIN accounts a ON a.id = t.account_id
       WHERE t.token_hash = $1`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }

  async replaceTokens(id: AccountId, tokenHash: Buffer | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM access_tokens WHERE account_id = $1', [id]);
      if (tokenHash)
        await transaction.query('INSERT INTO access_tokens (token_hash, account_id) VALUES ($1, $2)', [tokenHash, id]);
    });
  }
}
