import { SetMetadata, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller as CallerValue } from '../../application/caller.js';
import type { Role } from '../../domain/role.js';

/** Who may use a route: everyone, every account, or accounts of some roles. A route that does not say does not start. */
export type Permission = 'PUBLIC' | 'ANY' | readonly Role[];

export const PERMISSION = 'opentcg:permission';
export const Public = () => SetMetadata(PERMISSION, 'PUBLIC' satisfies Permission);
export const AnyAccount = () => SetMetadata(PERMISSION, 'ANY' satisfies Permission);
export const Roles = (...roles: Role[]) => SetMetadata(PERMISSION, roles satisfies Permission);

export type AuthenticatedRequest = FastifyRequest & { caller?: CallerValue };

/** The caller, or undefined on a public route used without a token. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AuthenticatedRequest>().caller,
);
