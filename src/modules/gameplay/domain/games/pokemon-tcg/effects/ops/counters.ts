import { putDamage } from '../../attack/damage.js';
import { amountOf } from '../amount.js';
import { amountShape, pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

const COUNTER = 10;

/** "Put … damage counters on …" No weakness, resistance or protection applies. */
export const counters: Operation<'counters'> = {
  fields: () => [{ target: pokemonTargetShape, counters: amountShape }],
  could: (state, scene, { target }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, effect, [answer]) => {
    const targets = targetsOf(play.state, task, effect.target, answer);
    if (isQuestion(targets)) return targets;
    const amount = Math.max(0, COUNTER * amountOf(play.state, task, effect.counters));
    for (const id of targets) putDamage(play, id, amount);
  },
};
