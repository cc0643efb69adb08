import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Authenticate } from '../../../shared/application/authenticate.js';
import type { Caller } from '../../../shared/application/caller.js';
import type { AccountId } from '../../../shared/domain/ids.js';
import { hashToken } from '../domain/access-token.js';
import { ACCOUNTS, type Accounts } from './accounts.js';

/** How long another process may still accept a token that was revoked here. */
const REVOCATION_LAG_MS = 2_000;

@Injectable()
export class TokenAuthentication implements Authenticate {
  private readonly callers = new LRUCache<string, Caller>({ max: 10_000, ttl: REVOCATION_LAG_MS });
  /** How often something was forgotten: what was read before the last time may be out of date. */
  private forgotten = 0;

  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async byToken(token: string): Promise<Caller | null> {
    const hash = hashToken(token);
    const key = hash.toString('base64');
    const known = this.callers.get(key);
    if (known) return known;
    const { forgotten } = this;
    const account = await this.accounts.findByToken(hash);
    if (!account || account.disabled) return null;
    const caller = { id: account.id, name: account.name, role: account.role };
    if (forgotten === this.forgotten) this.callers.set(key, caller);
    return caller;
  }

  /** Forgets an account at once, after its tokens, role or name changed. */
  forget(id: AccountId): void {
    this.forgotten += 1;
    for (const [key, caller] of this.callers.entries()) if (caller.id === id) this.callers.delete(key);
  }
}
