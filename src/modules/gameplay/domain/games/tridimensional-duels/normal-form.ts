import type { DuelAction } from './actions.js';
import { columnOf, without } from './board.js';
import type { DuelState } from './state.js';
import { championForCentreLane } from './strategy.js';

const withTargets = <D extends { readonly targets?: readonly string[] }>(data: D, targets: readonly string[]): D =>
  targets.length > 0 ? { ...data, targets } : (without(data, 'targets') as D);

/** An empty list is none, two targets are named from the left, and the centre lane is the champion. */
export const normalForm = (state: DuelState, action: DuelAction): DuelAction => {
  switch (action.type) {
    case 'PLACE_CARD': {
      const fromLeft = [...(action.data.targets ?? [])].sort(
        (a, b) => (columnOf(state, a) ?? 0) - (columnOf(state, b) ?? 0),
      );
      return { ...action, data: withTargets(action.data, fromLeft) };
    }
    case 'USE_CHAMPION_ABILITY':
      return { ...action, data: withTargets(action.data, action.data.targets ?? []) };
    case 'SELECT_ATTACK': {
      const { target } = action.data;
      return target ? { ...action, data: { ...action.data, target: championForCentreLane(state, target) } } : action;
    }
    case 'DRAW_CARD':
    case 'SELECT_PROTECT':
    case 'SELECT_PUMP':
    case 'END_STRATEGY':
    case 'CONCEDE':
      return action;
    default:
      return action satisfies never;
  }
};
