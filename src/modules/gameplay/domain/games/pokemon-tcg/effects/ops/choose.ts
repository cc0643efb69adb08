import { changeTask } from '../../play.js';
import { fields, listOf, oneOf, text } from '../../shapes.js';
import { seatOf } from '../amount.js';
import { stepsOf } from '../effects-task.js';
import type { Operation } from '../operation.js';

/** "Choose one: …" */
export const choose: Operation<'choose'> = {
  fields: (effects) => [
    { options: listOf(fields({ label: text(), effects }), 10, 1) },
    { by: oneOf('OWN', 'OPPONENT') },
  ],
  shapesAttack: true,
  could: (_state, _scene, { options }, anyCould) => anyCould(options.flatMap(({ effects }) => effects)),
  resolve: (play, task, { options, by }, [answer]) => {
    if (answer === undefined) {
      const labels = options.map(({ label }) => label);
      return { seat: seatOf(task, by), from: { zone: 'OPTIONS', labels }, min: 1, max: 1 };
    }
    changeTask(play, { steps: [...stepsOf(options[answer as number].effects, false), ...task.steps] });
  },
};
