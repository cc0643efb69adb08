import { addMarker, nextTurnOf } from '../add-marker.js';
import { pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "During its player's next turn, that Pokémon can't attack." */
export const cannotAttack: Operation<'cannot-attack'> = {
  fields: () => [{}, { target: pokemonTargetShape }],
  could: (state, scene, { target = 'DEFENDER' }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, { target = 'DEFENDER' }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) addMarker(play, id, { kind: 'CANNOT_ATTACK', turn: nextTurnOf(play.state, id) });
  },
};
