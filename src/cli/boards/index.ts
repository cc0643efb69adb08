import type { Game } from '../../modules/gameplay/domain/engine/game.js';
import { azulBoard } from './azul.js';
import type { Board } from './board.js';
import { outline } from './outline.js';
import { pokemonBoard } from './pokemon-tcg.js';
import { skirmishBoard } from './skirmish.js';
import { tacticsBoard } from './tactics-5x5.js';
import { duelsBoard } from './tridimensional-duels.js';

const BOARDS: Readonly<Record<string, Board>> = {
  azul: azulBoard,
  'pokemon-tcg': pokemonBoard,
  skirmish: skirmishBoard,
  'tactics-5x5': tacticsBoard,
  'tridimensional-duels': duelsBoard,
};

/** A game without a board of its own is shown as an outline of its view. */
export const boardOf = ({ id }: Game): Board => BOARDS[id] ?? outline;
