import { changeTask, currentTask, tell, type Play } from '../../play.js';
import { integer } from '../../shapes.js';
import { stepsOf } from '../effects-task.js';
import type { Operation } from '../operation.js';

/** "Flip a coin. If heads, …" – with several coins, all of them. */
export const flip: Operation<'flip'> = {
  fields: (effects) => [{}, { coins: integer(1, 20), heads: effects, tails: effects }],
  shapesAttack: true,
  could: (_state, _scene, { heads = [], tails = [] }, anyCould) => anyCould([...heads, ...tails]),
  resolve: (play, task, { coins = 1, heads = [], tails = [] }) => {
    const results = Array.from({ length: coins }, () => play.random.flip());
    rememberCoins(play, results);
    const { steps } = task;
    const opened = results.every(Boolean) ? heads : results.some(Boolean) ? [] : tails;
    changeTask(play, { steps: [...stepsOf(opened, false), ...steps] });
  },
};

export const rememberCoins = (play: Play, results: readonly boolean[]): void => {
  const heads = results.filter(Boolean).length;
  const { source, memory } = currentTask(play);
  tell(play, 'COINS_FLIPPED', { pokemon: source, results: results.map((head) => (head ? 'HEADS' : 'TAILS')) });
  changeTask(play, { memory: { ...memory, heads, tails: results.length - heads } });
};
