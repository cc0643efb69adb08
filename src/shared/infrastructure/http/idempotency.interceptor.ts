import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import type { AuthenticatedRequest } from '../auth/permissions.js';
import { problemException } from './problem-exception.js';
import { seal, unseal } from './sealed.js';

interface KnownRequest {
  readonly request_hash: string;
  readonly status: number | null;
  readonly body: Buffer | null;
}

interface KeyedRequest {
  readonly accountId: string;
  readonly key: string;
  readonly hash: string;
  /** The answer may hold a token, so it is kept sealed with the caller's own. */
  readonly secret: string;
}

const ABANDONED = "interval '1 minute'";
const FORGOTTEN = "interval '1 day'";

/** Remembers for a day what a request with an Idempotency-Key answered. A request that fails leaves no trace. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly database: DataSource) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const keyed = keyedRequest(request);
    if (!keyed) return next.handle();
    if (!(await this.begin(keyed))) return of(await this.repeat(keyed, reply));
    try {
      const answer: unknown = await lastValueFrom(next.handle());
      await this.remember(keyed, reply.statusCode, answer);
      return of(answer);
    } catch (error) {
      await this.forget(keyed);
      throw error;
    }
  }

  /** True for the request that comes first. One whose server died before it answered counts no longer. */
  private async begin({ accountId, key, hash }: KeyedRequest): Promise<boolean> {
    const begun = await this.database.query<unknown[]>(
      `INSERT INTO idempotency_keys AS k (account_id, key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (account_id, key) DO UPDATE SET request_hash = excluded.request_hash, status = NULL, body = NULL,
         created_at = clock_timestamp()
       WHERE k.created_at < clock_timestamp() - (CASE WHEN k.status IS NULL THEN ${ABANDONED} ELSE ${FORGOTTEN} END)
       RETURNING key`,
      [accountId, key, hash],
    );
    return begun.length === 1;
  }

  private async repeat({ accountId, key, hash, secret }: KeyedRequest, reply: FastifyReply): Promise<unknown> {
    const [known] = await this.database.query<KnownRequest[]>(
      'SELECT request_hash, status, body FROM idempotency_keys WHERE account_id = $1 AND key = $2',
      [accountId, key],
    );
    if (known && known.request_hash !== hash)
      throw problemException('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another request.');
    const answer = known?.body && unseal(known.body, secret);
    if (!known?.status || !answer)
      throw problemException(
        'IDEMPOTENCY_KEY_IN_USE',
        'The first request with this key is still under way, or was sent with another token. Use a new key.',
      );
    reply.status(known.status);
    return JSON.parse(answer);
  }

  private async remember({ accountId, key, secret }: KeyedRequest, status: number, answer: unknown): Promise<void> {
    await this.database.query('UPDATE idempotency_keys SET status = $3, body = $4 WHERE account_id = $1 AND key = $2', [
      accountId,
      key,
      status,
      seal(JSON.stringify(answer), secret),
    ]);
  }

  private async forget({ accountId, key }: KeyedRequest): Promise<void> {
    await this.database.query('DELETE FROM idempotency_keys WHERE account_id = $1 AND key = $2', [accountId, key]);
  }
}

const keyedRequest = ({ headers, caller, method, url, body }: AuthenticatedRequest): KeyedRequest | null => {
  const key = headers['idempotency-key'];
  if (key === undefined || !caller) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key))
    throw problemException('VALIDATION_FAILED', 'Idempotency-Key must have 1 to 255 printable ASCII characters.');
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex');
  return { accountId: caller.id, key, hash, secret: `${headers.authorization}\n${key}` };
};
