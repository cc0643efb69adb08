import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AUTHENTICATE, type Authenticate } from '../../application/authenticate.js';
import { problemException } from '../http/problem-exception.js';
import { PERMISSION, type AuthenticatedRequest, type Permission } from './permissions.js';

const BEARER = /^Bearer ([\x21-\x7e]{1,256})$/i;

/** Closed by default: a route without a declared permission is refused (and `assertPermissions` stops the start). */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATE) private readonly authenticate: Authenticate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const permission = this.reflector.getAllAndOverride<Permission | undefined>(PERMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (permission === undefined) throw problemException('FORBIDDEN', 'This route has no permission declared.');
    const header = request.headers.authorization;
    if (header === undefined) {
      if (permission === 'PUBLIC') return true;
      throw problemException('UNAUTHENTICATED', 'Send an access token: Authorization: Bearer <token>.');
    }
    const token = BEARER.exec(header)?.[1];
    const caller = token === undefined ? null : await this.authenticate.byToken(token);
    if (!caller) throw problemException('UNAUTHENTICATED', 'The access token is unknown or was revoked.');
    request.caller = caller;
    if (Array.isArray(permission) && !permission.includes(caller.role))
      throw problemException('FORBIDDEN', `Only ${permission.join(', ')} may do this; you are ${caller.role}.`);
    return true;
  }
}
