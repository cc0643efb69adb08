import { tell, type Play } from '../../play.js';
import { oneOf } from '../../shapes.js';
import type { CardId } from '../../state.js';
import { addToDiscard, addToHand, rename, takeFromPlay } from '../../zones.js';
import { pokemonTargetShape } from '../field-shapes.js';
import { isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "Put … into its player's hand", with what is attached or with that discarded. */
export const returnToHand: Operation<'return-to-hand'> = {
  fields: () => [{ target: pokemonTargetShape, attached: oneOf('HAND', 'DISCARD') }],
  could: (state, scene, { target }) => possibleTargets(state, scene, target).length > 0,
  resolve: (play, task, { target, attached }, [answer]) => {
    const targets = targetsOf(play.state, task, target, answer);
    if (isQuestion(targets)) return targets;
    for (const id of targets) putInHand(play, id, attached);
  },
};

const putInHand = (play: Play, id: CardId, to: 'HAND' | 'DISCARD'): void => {
  const { owner: seat, definition } = play.state.cards[id];
  const { line, attached } = takeFromPlay(play, id);
  if (to === 'DISCARD') addToDiscard(play, attached);
  const returned = rename(play, to === 'HAND' ? [...line, ...attached] : line);
  addToHand(play, seat, returned);
  const cards = returned.map((card) => ({ id: card, definition: play.state.cards[card].definition }));
  tell(play, 'RETURNED_TO_HAND', { seat, pokemon: id, definition, count: returned.length }, { [seat]: { cards } });
};
