import { ServerPrivileges1700000000001 } from './1700000000001-server-privileges.js';
import { Spine1790000000000 } from './1790000000000-spine.js';
import { Decks1790000000500 } from './1790000000500-decks.js';
import { DemoPlayer1790000000510 } from './1790000000510-demo-player.js';
import { Tournaments1790000001000 } from './1790000001000-tournaments.js';
import { Cards1790000002000 } from './1790000002000-cards.js';
import { Replays1790000006000 } from './1790000006000-replays.js';

/** In the order they run, which is that of the numbers their names end in. */
export const MIGRATIONS = [
  ServerPrivileges1700000000001,
  Spine1790000000000,
  Decks1790000000500,
  DemoPlayer1790000000510,
  Tournaments1790000001000,
  Cards1790000002000,
  Replays1790000006000,
] as const;
