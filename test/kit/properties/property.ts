import type { Game } from '../../../src/modules/gameplay/domain/engine/game.js';
import type { Moment } from '../moment.js';
import { chanceOf, playout } from '../playout.js';

/** Plays a match from a seed and throws a ContractViolation where the game does not keep its promise. */
export type Property = (game: Game, seed: string) => void;

/** A promise about every moment of a match. */
export const always =
  (check: (moment: Moment) => void): Property =>
  (game, seed) => {
    for (const moment of playout(game, seed)) check(moment);
  };

/**
 * For checks that cost much: whether this moment is among those looked at. The opening and the end always are; the
 * longer a match, the fewer of its moments, so that long games do not crowd out the others.
 */
export const isSampled = (moment: Moment): boolean =>
  chanceOf(moment, 'sample').int(1 + Math.floor(moment.seq / 8)) === 0 ||
  moment.game.status(moment.state).outcome !== null;

export const often = (check: (moment: Moment) => void): Property =>
  always((moment) => {
    if (isSampled(moment)) check(moment);
  });
