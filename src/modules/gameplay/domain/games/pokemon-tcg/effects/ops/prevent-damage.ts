import { addMarker } from '../add-marker.js';
import { markerAmountShape, pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "During your opponent's next turn, prevent … damage done to this Pokémon by attacks." */
export const preventDamage: Operation<'prevent-damage'> = {
  fields: () => [{ amount: markerAmountShape }, { target: pokemonTargetShape }],
  could: (state, scene, { target = 'SELF' }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, { target = 'SELF', amount }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) addMarker(play, id, { kind: 'PREVENT_DAMAGE', amount, turn: play.state.turn + 1 });
  },
};
