import { isActive, pokemonInPlay } from '../../board.js';
import { SPECIAL_CONDITIONS, type SpecialCondition } from '../../cards/effect.js';
import { changePokemon, tell } from '../../play.js';
import { oneOf } from '../../shapes.js';
import { pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** These turn the card on its side, so that only the newest can be shown. */
const EXCLUSIVE: readonly SpecialCondition[] = ['ASLEEP', 'CONFUSED', 'PARALYZED'];

const withCondition = (conditions: readonly SpecialCondition[], added: SpecialCondition): SpecialCondition[] => [
  ...conditions.filter((other) => other !== added && !(EXCLUSIVE.includes(added) && EXCLUSIVE.includes(other))),
  added,
];

/** "The Defending Pokémon is now …" Only the Active Pokémon can be in a condition. */
export const condition: Operation<'condition'> = {
  fields: () => [{ condition: oneOf(...SPECIAL_CONDITIONS) }, { target: pokemonTargetShape }],
  could: (state, scene, { target = 'DEFENDER' }) =>
    possibleTargets(state, scene, target).some((id) => isActive(state, id)),
  resolve: (play, task, effect, [answer]) => {
    const targets = targetsOf(play.state, task, effect.target ?? 'DEFENDER', answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) {
      if (!isActive(play.state, id)) continue;
      const { conditions } = pokemonInPlay(play.state, id);
      changePokemon(play, id, { conditions: withCondition(conditions, effect.condition) });
      tell(play, 'CONDITION_BEGAN', { pokemon: id, condition: effect.condition });
    }
  },
};
