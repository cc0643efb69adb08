import type { Refusal, Rule } from '../../../engine/refusal.js';
import type { ActionOf, DuelAction } from '../actions.js';
import { cardOf, placeOf } from '../board.js';
import { spellOf, traitsOf } from '../cards/catalogue.js';
import { noTarget, ownCard } from '../cards/targets.js';
import type { DuelState } from '../state.js';
import { attackTarget, cardTargets } from './target-rules.js';

/**
 * Only a card in hand is asked for its targets: for any other the answer, CARD_NOT_IN_HAND, comes later, and asking
 * here would tell a player which spell lies in the deck under an id.
 */
const placementTargets = (state: DuelState, { seat, data }: ActionOf<'PLACE_CARD'>): Refusal | null => {
  if (!state.players[seat].hand.includes(data.cardId)) return null;
  const spell = spellOf(cardOf(state, data.cardId)!);
  return cardTargets(state, spell?.targets ?? noTarget, seat, data.targets ?? []);
};

/** A pump is for the pumper itself unless its card may pump another. */
const pumpTarget = (state: DuelState, { seat, data }: ActionOf<'SELECT_PUMP'>): Refusal | null => {
  if (data.targetCardId === undefined) return null;
  const others = traitsOf(cardOf(state, data.cardId)!).pumpsOthers && data.targetCardId !== data.cardId;
  return cardTargets(state, others ? ownCard : noTarget, seat, [data.targetCardId]);
};

export const targetsAreValid: Rule<DuelState, DuelAction> = (state, action) => {
  switch (action.type) {
    case 'PLACE_CARD':
      return placementTargets(state, action);
    case 'SELECT_ATTACK':
      return attackTarget(state, placeOf(state, action.data.cardId)!.row, action.data.target);
    case 'SELECT_PUMP':
      return pumpTarget(state, action);
    case 'USE_CHAMPION_ABILITY': {
      const ability = traitsOf(cardOf(state, action.data.cardId)!).ability;
      return cardTargets(state, ability?.targets ?? noTarget, action.seat, action.data.targets ?? []);
    }
    case 'DRAW_CARD':
    case 'SELECT_PROTECT':
    case 'END_STRATEGY':
    case 'CONCEDE':
      return null;
    default:
      return action satisfies never;
  }
};
