import { Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Config } from '../../../config/index.js';
import type { AuthenticatedRequest } from '../auth/permissions.js';

const MINUTE_MS = 60_000;
/** Twenty requests a second: more than a person plays, enough for a busy client. */
const REQUESTS_A_MINUTE = 1_200;

export const rateLimits = ({ rateLimit }: Config): ThrottlerModuleOptions => ({
  throttlers: [{ ttl: MINUTE_MS, limit: REQUESTS_A_MINUTE }],
  skipIf: () => !rateLimit,
});

/** Counts by account, and by address where nobody is logged in. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override getTracker({ caller, ip }: AuthenticatedRequest): Promise<string> {
    return Promise.resolve(caller?.id ?? ip);
  }
}
