import type { AccountId } from '../domain/ids.js';
import type { Role } from '../domain/role.js';

/** Who is asking, as the access token says. */
export interface Caller {
  readonly id: AccountId;
  readonly name: string;
  readonly role: Role;
}
