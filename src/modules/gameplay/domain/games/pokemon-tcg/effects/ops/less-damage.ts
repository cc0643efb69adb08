import { changeTask } from '../../play.js';
import { amountOf } from '../amount.js';
import { amountShape } from '../field-shapes.js';
import type { Operation } from '../operation.js';

/** "This attack does … less damage." */
export const lessDamage: Operation<'less-damage'> = {
  fields: () => [{ amount: amountShape }],
  shapesAttack: true,
  could: () => false,
  resolve: (play, task, { amount }) => {
    if (!task.attack) return;
    const damage = Math.max(0, task.attack.damage - amountOf(play.state, task, amount));
    changeTask(play, { attack: { ...task.attack, damage } });
  },
};
