export { ACCOUNTS, type Accounts } from './application/accounts.js';
export type { Account } from './domain/account.js';
export { IdentityModule } from './identity.module.js';
export { installAdmin } from './infrastructure/install-admin.js';
