import { pokemonInPlay } from '../../board.js';
import { changePokemon, tell } from '../../play.js';
import { anyOf, oneOf } from '../../shapes.js';
import { amountOf } from '../amount.js';
import { amountShape, pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "Heal … damage from …" */
export const heal: Operation<'heal'> = {
  fields: () => [{ target: pokemonTargetShape, amount: anyOf(oneOf('ALL'), amountShape) }],
  could: (state, scene, { target }) =>
    possibleTargets(state, scene, target).some((id) => pokemonInPlay(state, id).damage > 0),
  resolve: (play, task, { target, amount }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) {
      const { damage } = pokemonInPlay(play.state, id);
      const healed = amount === 'ALL' ? damage : Math.min(damage, Math.max(0, amountOf(play.state, task, amount)));
      if (healed === 0) continue;
      changePokemon(play, id, { damage: damage - healed });
      tell(play, 'HEALED', { pokemon: id, amount: healed });
    }
  },
};
