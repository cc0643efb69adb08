import { changeTask } from '../../play.js';
import { stepsOf } from '../effects-task.js';
import type { Operation } from '../operation.js';

/** "Before doing damage, …" It reaches the effects it holds, not those they open into. */
export const first: Operation<'first'> = {
  fields: (effects) => [{ effects }],
  shapesAttack: true,
  could: (_state, _scene, { effects }, anyCould) => anyCould(effects),
  resolve: (play, task, { effects }) => changeTask(play, { steps: [...stepsOf(effects, true), ...task.steps] }),
};
