import type { Operation } from '../operation.js';
import { rememberCoins } from './flip.js';

/** "Flip a coin until you get tails." What the heads are good for stands in the effects after it. */
export const flipUntilTails: Operation<'flip-until-tails'> = {
  fields: () => [{}],
  shapesAttack: true,
  could: () => false,
  resolve: (play) => {
    const results: boolean[] = [];
    do results.push(play.random.flip());
    while (results[results.length - 1]);
    rememberCoins(play, results);
  },
};
