import { pokemonInPlay } from '../../board.js';
import { SPECIAL_CONDITIONS } from '../../cards/effect.js';
import { changePokemon, tell } from '../../play.js';
import { listOf, oneOf } from '../../shapes.js';
import { pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "Remove all Special Conditions from …", or only some of them. */
export const cure: Operation<'cure'> = {
  fields: () => [{ target: pokemonTargetShape }, { conditions: listOf(oneOf(...SPECIAL_CONDITIONS), 5, 1) }],
  could: (state, scene, { target, conditions = SPECIAL_CONDITIONS }) =>
    possibleTargets(state, scene, target).some((id) =>
      pokemonInPlay(state, id).conditions.some((condition) => conditions.includes(condition)),
    ),
  resolve: (play, task, { target, conditions = SPECIAL_CONDITIONS }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) {
      const ended = pokemonInPlay(play.state, id).conditions.filter((condition) => conditions.includes(condition));
      if (ended.length === 0) continue;
      const left = pokemonInPlay(play.state, id).conditions.filter((condition) => !conditions.includes(condition));
      changePokemon(play, id, { conditions: left });
      for (const condition of ended) tell(play, 'CONDITION_ENDED', { pokemon: id, condition });
    }
  },
};
