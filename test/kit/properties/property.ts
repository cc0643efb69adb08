import type { Game } from '../../../src/modules/gameplay/domain/engine/game.js';
import { chanceOf, type Moment, playout } from '../playout.js';

/** Plays a match from a seed and throws a ContractViolation where the game does not keep its promise. */
export type Property = (game: Game, seed: string) => void;

/** A promise about every moment of a match. */
export const always =
  (check: (moment: Moment) => void): Property =>
  (game, seed) => {
    for (const moment of playout(game, seed)) check(moment);
  };

/** For checks that cost much: the opening, the end and one moment in three. */
export const often = (check: (moment: Moment) => void): Property =>
  always((moment) => {
    const isEdge = moment.seq === 0 || moment.game.status(moment.state).outcome !== null;
    if (isEdge || chanceOf(moment, 'sample').int(3) === 0) check(moment);
  });
