import { attackDamage, putDamage } from '../../attack/damage.js';
import { isInPlay } from '../../board.js';
import { amountOf } from '../amount.js';
import { amountShape, pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/**
 * "This attack does … damage to …" Only damage of an attack to the other side goes through weakness, resistance and
 * what protects the defender.
 */
export const damage: Operation<'damage'> = {
  fields: () => [{ target: pokemonTargetShape, amount: amountShape }],
  could: (state, scene, { target }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, { target, amount }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    const base = amountOf(play.state, task, amount);
    for (const id of targets) {
      const dealt = task.byAttack && play.state.cards[id].owner !== task.seat && isInPlay(play.state, task.source);
      const { total, terms } = dealt
        ? attackDamage(play.state, task.source, id, base)
        : { total: Math.max(0, base), terms: {} };
      putDamage(play, id, total, terms);
    }
  },
};
