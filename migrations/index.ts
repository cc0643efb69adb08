import { ServerPrivileges1700000000001 } from './0001-server-privileges.js';

/** In the order they run, which is that of the numbers their names end in. */
export const MIGRATIONS = [ServerPrivileges1700000000001] as const;
