import { changeTask } from '../../play.js';
import { testShape } from '../field-shapes.js';
import type { Operation } from '../operation.js';
import { stepsOf } from '../effects-task.js';
import { testHolds } from '../test-holds.js';

/** "If …, …" */
export const ifOperation: Operation<'if'> = {
  fields: (effects) => [{ test: testShape, then: effects }, { else: effects }],
  shapesAttack: true,
  could: (state, scene, effect, anyCould) =>
    anyCould(testHolds(state, scene, effect.test) ? effect.then : (effect.else ?? [])),
  resolve: (play, task, effect) => {
    const opened = testHolds(play.state, task, effect.test) ? effect.then : (effect.else ?? []);
    changeTask(play, { steps: [...stepsOf(opened, false), ...task.steps] });
  },
};
