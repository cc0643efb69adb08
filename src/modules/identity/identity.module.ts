import { Module } from '@nestjs/common';
import { AUTHENTICATE } from '../../shared/application/authenticate.js';
import { AccountsController } from './api/accounts.controller.js';
import { ACCOUNTS } from './application/accounts.js';
import { ManageAccounts } from './application/manage-accounts.js';
import { TokenAuthentication } from './application/token-authentication.js';
import { SqlAccounts } from './infrastructure/sql-accounts.js';

@Module({
  controllers: [AccountsController],
  providers: [
    { provide: ACCOUNTS, useClass: SqlAccounts },
    TokenAuthentication,
    { provide: AUTHENTICATE, useExisting: TokenAuthentication },
    ManageAccounts,
  ],
  exports: [AUTHENTICATE, ACCOUNTS],
})
export class IdentityModule {}
