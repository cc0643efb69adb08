import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CONFIG, type Config } from '../../../config/index.js';
import type { AuthenticatedRequest } from '../auth/permissions.js';
import { problemException } from './problem-exception.js';

const WINDOW_MS = 60_000;
/** Twenty requests a second: more than a person plays, enough for a busy client. */
const REQUESTS_A_WINDOW = 1_200;
const MAX_CALLERS = 100_000;

const UNLIMITED = 'opentcg:unlimited';
/** For routes that machines ask all day. */
export const Unlimited = () => SetMetadata(UNLIMITED, true);

interface Window {
  readonly endsAt: number;
  requests: number;
}

/** Counts requests by account, and by address where nobody is logged in. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_CALLERS });

  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.config.rateLimit) return true;
    if (this.reflector.getAllAndOverride<boolean>(UNLIMITED, [context.getHandler(), context.getClass()])) return true;
    const { caller, ip } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const window = this.windowOf(caller?.id ?? ip);
    window.requests += 1;
    if (window.requests <= REQUESTS_A_WINDOW) return true;
    const seconds = Math.ceil((window.endsAt - Date.now()) / 1000);
    context.switchToHttp().getResponse<FastifyReply>().header('retry-after', seconds);
    throw problemException('RATE_LIMITED', `More than ${REQUESTS_A_WINDOW} requests a minute. Wait ${seconds} s.`);
  }

  private windowOf(caller: string): Window {
    const current = this.windows.get(caller);
    if (current && current.endsAt > Date.now()) return current;
    const opened = { endsAt: Date.now() + WINDOW_MS, requests: 0 };
    this.windows.set(caller, opened);
    return opened;
  }
}
