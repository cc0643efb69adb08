import type { AccountId } from '../../../shared/domain/ids.js';
import type { Role } from '../../../shared/domain/role.js';
import type { Account } from '../domain/account.js';

export interface AccountFilter {
  readonly q?: string;
  readonly role?: Role;
  readonly after?: string;
  readonly limit: number;
}

/** Where accounts and the hashes of their tokens are kept. */
export interface Accounts {
  add(account: Account, tokenHash: Buffer): Promise<void>;
  find(id: AccountId): Promise<Account | null>;
  list(filter: AccountFilter): Promise<Account[]>;
  change(id: AccountId, change: Partial<Omit<Account, 'id'>>): Promise<Account | null>;
  findByToken(tokenHash: Buffer): Promise<Account | null>;
  /** Replaces all tokens of an account by one, or by none. */
  replaceTokens(id: AccountId, tokenHash: Buffer | null): Promise<void>;
}

export const ACCOUNTS = Symbol('Accounts');
