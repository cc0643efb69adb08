import { definitionOf, pokemonOf } from '../board.js';
import { changePlayer, tell } from '../play.js';
import { breaks, refuse } from '../refusals.js';
import { fields } from '../shapes.js';
import { attachEnergy as attach, removeFromHand } from '../zones.js';
import { cardIdShape, conditions, type ActionRules, type Condition } from './action-rules.js';
import { cardIsInHand, handOf, representative, targetIsYours } from './claims.js';

const cardIsEnergy: Condition<'ATTACH_ENERGY'> = (state, _seat, { cardId }) =>
  definitionOf(state, cardId).supertype === 'ENERGY' ? null : refuse('INVALID_TARGET', { cardId });

/** One Energy card from hand, once a turn. */
const oneEnergyPerTurn: Condition<'ATTACH_ENERGY'> = (state, seat) =>
  state.players[seat].flags.energyAttached ? breaks('ONE_ENERGY_PER_TURN') : null;

export const attachEnergy: ActionRules<'ATTACH_ENERGY'> = {
  shape: fields({ cardId: cardIdShape, target: cardIdShape }),
  phases: ['MAIN_PHASE'],
  condition: conditions(cardIsInHand, cardIsEnergy, targetIsYours, oneEnergyPerTurn),
  carryOut: (play, seat, { cardId, target }) => {
    removeFromHand(play, seat, [cardId]);
    attach(play, [cardId], target);
    changePlayer(play, seat, { flags: { ...play.state.players[seat].flags, energyAttached: true } });
    const { definition } = play.state.cards[cardId];
    tell(play, 'ENERGY_ATTACHED', { seat, pokemon: target, card: cardId, definition, from: 'HAND' });
  },
  candidates: (state, seat) =>
    state.players[seat].flags.energyAttached
      ? []
      : handOf(state, seat, 'ENERGY').flatMap((cardId) => pokemonOf(state, seat).map((target) => ({ cardId, target }))),
  normalForm: (state, seat, { cardId, target }) => ({ cardId: representative(state, seat, cardId), target }),
};
