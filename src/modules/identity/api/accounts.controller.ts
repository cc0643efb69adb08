import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerValue } from '../../../shared/application/caller.js';
import type { AccountId } from '../../../shared/domain/ids.js';
import { AnyAccount, Caller, Roles } from '../../../shared/infrastructure/auth/permissions.js';
import { Answers } from '../../../shared/infrastructure/http/answers.js';
import { IdParam } from '../../../shared/infrastructure/http/id-param.js';
import { Idempotent } from '../../../shared/infrastructure/http/idempotency.js';
import { pageOf } from '../../../shared/infrastructure/http/page.js';
import { present } from '../../../shared/infrastructure/http/problem-exception.js';
import { ManageAccounts } from '../application/manage-accounts.js';
import { ChangeAccountBody, CreateAccountBody, ListAccountsQuery } from './account-bodies.js';

const ACCOUNT = { id: '01900000-0000-7000-8000-000000000001', name: 'Ada', role: 'PLAYER' };

@ApiTags('identity')
@ApiBearerAuth()
@Controller('api')
export class AccountsController {
  constructor(private readonly accounts: ManageAccounts) {}

  @Post('accounts')
  @Roles('ADMIN', 'ORGANIZER')
  @Idempotent()
  @Answers(201, 'The account; its token is shown only here', { ...ACCOUNT, token: 'otcg_…' })
  async create(@Caller() caller: CallerValue, @Body() { name, role }: CreateAccountBody) {
    const { id, token } = present(await this.accounts.create(caller, name, role));
    return { id, name, role, token };
  }

  @Post('accounts/:id/tokens')
  @AnyAccount()
  @Idempotent()
  @Answers(201, 'A new token; the old ones stop working', { token: 'otcg_…' }, 'NOT_FOUND')
  async rotate(@Caller() caller: CallerValue, @IdParam() id: AccountId) {
    return present(await this.accounts.rotateToken(caller, id));
  }

  @Delete('accounts/:id/tokens')
  @HttpCode(204)
  @AnyAccount()
  @Answers(204, 'All tokens of the account stopped working', undefined, 'NOT_FOUND')
  async revoke(@Caller() caller: CallerValue, @IdParam() id: AccountId) {
    present(await this.accounts.revokeTokens(caller, id));
  }

  @Get('accounts')
  @Roles('ADMIN', 'ORGANIZER')
  @Answers(200, 'Accounts; an organizer sees players', { items: [{ ...ACCOUNT, disabled: false }], nextCursor: null })
  async list(@Caller() caller: CallerValue, @Query() { q, role, limit, cursor }: ListAccountsQuery) {
    return pageOf(
      await this.accounts.list(caller, { q, role, after: cursor, limit: limit + 1 }),
      limit,
      ({ id }) => id,
    );
  }

  @Patch('accounts/:id')
  @Roles('ADMIN')
  @Answers(200, 'The account as changed', { ...ACCOUNT, disabled: false }, 'NOT_FOUND')
  async change(@IdParam() id: AccountId, @Body() { name, role, disabled }: ChangeAccountBody) {
    return present(await this.accounts.change(id, { name, role, disabled }));
  }

  @Get('me')
  @AnyAccount()
  @Answers(200, 'Who the token belongs to', ACCOUNT)
  me(@Caller() { id, name, role }: CallerValue) {
    return { id, name, role };
  }
}
