import type { Refusal, Rule } from '../../../engine/refusal.js';
import { actorIdOf, type DuelAction } from '../actions.js';
import { cardOf, isStunned, placeOf } from '../board.js';
import { traitsOf } from '../cards/catalogue.js';
import { refuse } from '../codes.js';
import type { Card, DuelState } from '../state.js';

const cannot = (reason: string): Refusal => refuse('ACTOR_CANNOT_PERFORM', { reason });

const spellsAreBlocked = (state: DuelState, card: Card): boolean => {
  const until = state.players[card.owner].spellsBlockedUntilTurn;
  return card.type === 'SPELL' && until !== null && state.turn <= until;
};

/** A missing card and another's card look the same. */
export const actorCanPerform: Rule<DuelState, DuelAction> = (state, action) => {
  const actorId = actorIdOf(action);
  if (actorId === null) return null;
  const card = cardOf(state, actorId);
  if (card?.owner !== action.seat) return cannot('NOT_YOUR_CARD');
  if (action.type === 'PLACE_CARD') return spellsAreBlocked(state, card) ? cannot('SPELLS_BLOCKED') : null;
  if (!placeOf(state, card.id)) return cannot('NOT_IN_FRONT_ROW');
  if (isStunned(card)) return cannot('STUNNED');
  if (action.type !== 'USE_CHAMPION_ABILITY') return null;
  if (!traitsOf(card).ability) return cannot('NO_ABILITY');
  return card.abilityUsedTurn === state.turn ? cannot('ABILITY_USED') : null;
};
