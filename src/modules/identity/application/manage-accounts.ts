import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/application/caller.js';
import { problem, type Problem } from '../../../shared/application/problem.js';
import { newId, type AccountId } from '../../../shared/domain/ids.js';
import { fail, ok, type Result } from '../../../shared/domain/result.js';
import type { Role } from '../../../shared/domain/role.js';
import { hashToken, newToken } from '../domain/access-token.js';
import type { Account } from '../domain/account.js';
import { ACCOUNTS, type AccountFilter, type Accounts } from './accounts.js';
import { TokenAuthentication } from './token-authentication.js';

const noSuchAccount = problem('NOT_FOUND', 'There is no such account.');

@Injectable()
export class ManageAccounts {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly authentication: TokenAuthentication,
  ) {}

  async create(caller: Caller, name: string, role: Role): Promise<Result<Account & { token: string }, Problem>> {
    if (caller.role !== 'ADMIN' && role !== 'PLAYER')
      return fail(problem('FORBIDDEN', 'An organizer may create accounts of the role PLAYER only.'));
    const account: Account = { id: newId<AccountId>(), name, role, disabled: false };
    const token = newToken();
    await this.accounts.add(account, hashToken(token));
    return ok({ ...account, token });
  }

  async list(caller: Caller, filter: AccountFilter): Promise<Account[]> {
    if (caller.role === 'ADMIN') return this.accounts.list(filter);
    return filter.role === undefined || filter.role === 'PLAYER'
      ? this.accounts.list({ ...filter, role: 'PLAYER' })
      : [];
  }

  async change(id: AccountId, change: Partial<Omit<Account, 'id'>>): Promise<Result<Account, Problem>> {
    const account = await this.accounts.change(id, change);
    if (!account) return fail(noSuchAccount);
    this.authentication.forget(id);
    return ok(account);
  }

  /** A new token; the old ones stop working. */
  async rotateToken(caller: Caller, id: AccountId): Promise<Result<{ token: string }, Problem>> {
    const token = newToken();
    const replaced = await this.replaceTokens(caller, id, hashToken(token));
    return replaced.ok ? ok({ token }) : replaced;
  }

  revokeTokens(caller: Caller, id: AccountId): Promise<Result<null, Problem>> {
    return this.replaceTokens(caller, id, null);
  }

  private async replaceTokens(caller: Caller, id: AccountId, hash: Buffer | null): Promise<Result<null, Problem>> {
    if (caller.role !== 'ADMIN' && caller.id !== id) return fail(noSuchAccount);
    if (!(await this.accounts.find(id))) return fail(noSuchAccount);
    await this.accounts.replaceTokens(id, hash);
    this.authentication.forget(id);
    return ok(null);
  }
}
