import { changeTask } from '../../play.js';
import { oneOf } from '../../shapes.js';
import type { Operation } from '../operation.js';

/** "This attack's damage isn't affected by …" */
export const ignore: Operation<'ignore'> = {
  fields: () => [{ what: oneOf('WEAKNESS', 'RESISTANCE', 'DEFENDER_EFFECTS') }],
  shapesAttack: true,
  could: () => false,
  resolve: (play, { attack }, { what }) => {
    if (attack) changeTask(play, { attack: { ...attack, ignore: [...attack.ignore, what] } });
  },
};
