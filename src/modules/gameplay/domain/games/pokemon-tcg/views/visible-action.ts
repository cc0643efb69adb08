import type { VisibleAction } from '../../../engine/game.js';
import type { Observer } from '../../../engine/seat.js';
import type { PokemonAction } from '../actions/action.js';

/**
 * Ids of cards may name what lies hidden, so that others learn of them from the events; numbers say nothing that the
 * events do not.
 */
export const visibleAction = ({ type, seat, data }: PokemonAction, observer: Observer): VisibleAction => {
  if (observer === seat || observer === 'OMNISCIENT') return { type, data };
  switch (type) {
    case 'ATTACK':
      return { type, data: { attackIndex: data.attackIndex } };
    case 'SELECT_PRIZE':
    case 'DRAW_MULLIGAN_BONUS':
      return { type, data };
    default:
      return { type };
  }
};
