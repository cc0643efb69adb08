import type { AccountId } from '../../../shared/domain/ids.js';
import type { Role } from '../../../shared/domain/role.js';

export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly role: Role;
  readonly disabled: boolean;
}
