import { tell } from '../../play.js';
import { shuffleDeck, takeFromPlay } from '../../zones.js';
import { pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "Shuffle … and all cards attached to it into its player's deck." */
export const returnToDeck: Operation<'return-to-deck'> = {
  fields: () => [{ target: pokemonTargetShape }],
  could: (state, scene, { target }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, { target }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) {
      const { owner: seat, definition } = play.state.cards[id];
      const { line, attached } = takeFromPlay(play, id);
      tell(play, 'RETURNED_TO_DECK', { seat, pokemon: id, definition });
      shuffleDeck(play, seat, [...line, ...attached]);
    }
  },
};
