import { changeTask } from '../../play.js';
import type { Operation } from '../operation.js';

/** "This attack does nothing." What was done before stands. */
export const attackFails: Operation<'attack-fails'> = {
  fields: () => [{}],
  shapesAttack: true,
  could: () => false,
  resolve: (play, { attack }) => {
    if (attack) changeTask(play, { steps: [], attack: { ...attack, failed: true } });
  },
};
