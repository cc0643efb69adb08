import { pokemonInPlay } from '../../board.js';
import { ENERGY_TYPES } from '../../cards/effect.js';
import { optionsOf } from '../../choices/options.js';
import { changeTask, currentTask, tell, type Play } from '../../play.js';
import { oneOf } from '../../shapes.js';
import type { CardId, Source } from '../../state.js';
import { addToDiscard, detachEnergy } from '../../zones.js';
import { cardCountShape, pokemonTargetShape } from '../field-shapes.js';
import { chosenCards, isQuestion, type Operation } from '../operation.js';
import { possibleTargets, targetsOf } from '../targets.js';

/** "Discard … Energy from …" */
export const discardEnergy: Operation<'discard-energy'> = {
  fields: () => [{ target: pokemonTargetShape, count: cardCountShape }, { type: oneOf(...ENERGY_TYPES) }],
  could: (state, scene, { target }) =>
    possibleTargets(state, scene, target).some((id) => pokemonInPlay(state, id).attached.length > 0),
  resolve: (play, task, { target, count, type = null }, answers) => {
    const targets = targetsOf(play.state, task, target, answers[0]);
    if (isQuestion(targets)) return targets;
    const from: Source = { zone: 'ENERGY', pokemon: targets, type };
    const answer = typeof target === 'string' ? answers[0] : answers[1];
    if (count === 'ALL') return discard(play, targets, optionsOf(play.state, from));
    if (answer === undefined) return { seat: task.seat, from, min: count, max: count };
    discard(play, targets, chosenCards(answer));
  },
};

const discard = (play: Play, pokemon: readonly CardId[], energy: readonly CardId[]): void => {
  for (const id of pokemon) {
    const taken = pokemonInPlay(play.state, id).attached.filter((card) => energy.includes(card));
    if (taken.length === 0) continue;
    detachEnergy(play, taken, id);
    addToDiscard(play, taken);
    tell(play, 'ENERGY_DISCARDED', { pokemon: id, cards: taken });
  }
  changeTask(play, { memory: { ...currentTask(play).memory, discarded: energy.length } });
};
