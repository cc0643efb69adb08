import type { Step } from '../../engine/game.js';
import { opponentOf } from '../../engine/seat.js';
import type { DuelAction } from './actions.js';
import { battle } from './battle.js';
import { Resolution } from './resolution.js';
import type { DuelState } from './state.js';
import { applyAbility, placeCard, select } from './strategy.js';
import { drawCard, endTurn } from './turn.js';

/** BATTLE and END run by themselves; a duel that ends in BATTLE has no END, but what was borrowed goes home. */
const endStrategy = (duel: Resolution): void => {
  battle(duel);
  if (duel.over) duel.returnControlled();
  else endTurn(duel);
};

const perform = (duel: Resolution, action: DuelAction): void => {
  switch (action.type) {
    case 'DRAW_CARD':
      return drawCard(duel);
    case 'PLACE_CARD':
      return placeCard(duel, action);
    case 'SELECT_ATTACK':
    case 'SELECT_PROTECT':
    case 'SELECT_PUMP':
      return select(duel, action);
    case 'USE_CHAMPION_ABILITY':
      return applyAbility(duel, action);
    case 'END_STRATEGY':
      return endStrategy(duel);
    case 'CONCEDE':
      return duel.end(opponentOf(action.seat), 'CONCEDE');
    default:
      return action satisfies never;
  }
};

export const apply = (state: DuelState, action: DuelAction): Step<DuelState> => {
  const duel = new Resolution(state, action.type);
  perform(duel, action);
  return { state: duel.state, events: duel.events };
};
