import { ServerPrivileges1700000000001 } from './1700000000001-server-privileges.js';
import { Spine1790000000000 } from './1790000000000-spine.js';

/** In the order they run, which is that of the numbers their names end in. */
export const MIGRATIONS = [ServerPrivileges1700000000001, Spine1790000000000] as const;
