import { pokemonInPlay } from '../../board.js';
import { ENERGY_TYPES, NAMED_TARGETS } from '../../cards/effect.js';
import { tell } from '../../play.js';
import { integer, oneOf } from '../../shapes.js';
import { attachEnergy, detachEnergy } from '../../zones.js';
import { chosenCards, isQuestion, type Operation } from '../operation.js';
import { oneTargetOf, pokemonAt } from '../targets.js';

/** "Move up to … Energy from … to …" */
export const moveEnergy: Operation<'move-energy'> = {
  fields: () => [
    { from: oneOf(...NAMED_TARGETS), to: oneOf(...NAMED_TARGETS), count: integer(1, 10) },
    { type: oneOf(...ENERGY_TYPES) },
  ],
  could: (state, scene, { from, to }) => {
    const givers = pokemonAt(state, scene, from).filter((id) => pokemonInPlay(state, id).attached.length > 0);
    return pokemonAt(state, scene, to).some((id) => givers.some((giver) => giver !== id));
  },
  resolve: (play, task, { from, to, count, type = null }, [moved, target]) => {
    const givers = pokemonAt(play.state, task, from);
    if (moved === undefined) {
      return { seat: task.seat, from: { zone: 'ENERGY', pokemon: givers, type }, min: 0, max: count };
    }
    const energy = chosenCards(moved);
    if (energy.length === 0) return;
    const targets = oneTargetOf(play.state, task, to, target);
    if (isQuestion(targets)) return targets;
    const [receiver] = targets;
    if (receiver === undefined) return;
    for (const giver of givers) {
      const taken = pokemonInPlay(play.state, giver).attached.filter((id) => energy.includes(id));
      if (giver === receiver || taken.length === 0) continue;
      detachEnergy(play, taken, giver);
      attachEnergy(play, taken, receiver);
      tell(play, 'ENERGY_MOVED', { from: giver, to: receiver, cards: taken });
    }
  },
};
