import { definitionOf } from '../../board.js';
import { matches } from '../../cards/card-filter.js';
import type { CardFilter } from '../../cards/effect.js';
import { tell } from '../../play.js';
import { integer, oneOf } from '../../shapes.js';
import { attachEnergy, removeFromDeck, removeFromDiscard, removeFromHand, shuffleDeck } from '../../zones.js';
import { cardFilterShape, pokemonTargetShape } from '../field-shapes.js';
import { chosenCards, isQuestion, type Operation } from '../operation.js';
import { oneTargetOf, possibleTargets } from '../targets.js';

const ZONES = { HAND: 'hand', DISCARD: 'discard', DECK: 'deck' } as const;
const REMOVE = { HAND: removeFromHand, DISCARD: removeFromDiscard, DECK: removeFromDeck };

const energyOf = (filter: CardFilter): CardFilter => ({ ...filter, supertype: 'ENERGY' });

/** "Attach … Energy from your … to …" Beside the one attachment a turn. */
export const attachEnergyOperation: Operation<'attach-energy'> = {
  fields: () => [
    {
      from: oneOf('HAND', 'DISCARD', 'DECK'),
      filter: cardFilterShape,
      count: integer(1, 10),
      target: pokemonTargetShape,
    },
  ],
  could: (state, scene, { from, filter, target }) => {
    const cards = state.players[scene.seat][ZONES[from]];
    if (possibleTargets(state, scene, target).length === 0) return false;
    if (from === 'DECK') return cards.length > 0;
    return cards.some((id) => id !== scene.source && matches(definitionOf(state, id), energyOf(filter)));
  },
  resolve: (play, task, { from, filter, count, target }, answers) => {
    const { seat } = task;
    const targets = oneTargetOf(play.state, task, target, answers[0]);
    if (isQuestion(targets)) return targets;
    const [pokemon] = targets;
    if (pokemon === undefined) return;
    const asksForPokemon = isQuestion(oneTargetOf(play.state, task, target, undefined));
    const answer = asksForPokemon ? answers[1] : answers[0];
    const min = from === 'DISCARD' ? count : 0;
    if (answer === undefined) return { seat, from: { zone: from, seat, filter: energyOf(filter) }, min, max: count };
    const energy = chosenCards(answer);
    REMOVE[from](play, seat, energy);
    attachEnergy(play, energy, pokemon);
    for (const id of energy) {
      tell(play, 'ENERGY_ATTACHED', { seat, pokemon, card: id, definition: play.state.cards[id].definition, from });
    }
    if (from === 'DECK') shuffleDeck(play, seat);
  },
};
