import type { Game } from '../engine/game.js';
import { azul } from './azul/index.js';
import { pokemonTcg } from './pokemon-tcg/index.js';
import { skirmish } from './skirmish/index.js';
import { tactics5x5 } from './tactics-5x5/index.js';
import { tridimensionalDuels } from './tridimensional-duels/index.js';

/** Every game on offer; where versions live side by side, the newest stands last. */
export const games: readonly Game[] = [tactics5x5, azul, skirmish, tridimensionalDuels, pokemonTcg];
