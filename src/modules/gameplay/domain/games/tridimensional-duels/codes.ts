import type { JsonObject } from '../../engine/json.js';
import type { Refusal } from '../../engine/refusal.js';

export const REFUSAL_CODES = {
  INVALID_ACTION_TYPE: 'There is no such action',
  MALFORMED_ACTION: 'The action does not have the shape its type asks for',
  INVALID_ACTION_TIMING: 'This action is not allowed now',
  NOT_ACTIVE_PLAYER: 'It is the other player’s turn',
  ACTOR_CANNOT_PERFORM: 'This card cannot do that',
  INVALID_TARGETS: 'The targets do not fit this action',
  WRONG_PHASE: 'Cards are placed in the strategy phase',
  INVALID_POSITION: 'A position is 0, 1 or 2',
  POSITION_OCCUPIED: 'Another card stands there',
  CHAMPION_MUST_BE_CENTER: 'A champion stands in the centre',
  CARD_NOT_IN_HAND: 'The card is not in your hand',
  CANNOT_ATTACK: 'The first turn of the duel has no attack',
  UNSUPPORTED_ATTACK_TYPE: 'This card does not have that kind of attack',
  INVALID_ATTACK_PATTERN: 'The attack does not reach its target from there',
  CANNOT_ATTACK_CHAMPION: 'The champion is safe while both of its side lanes stand',
  CANNOT_ATTACK_CHAMPION_LANE: 'The centre lane is safe while both side lanes stand',
  NOT_A_DEFENDER: 'Only a Defender protects',
  PROTECTION_ON_COOLDOWN: 'A card does not protect two turns running',
  NOT_A_PUMPER: 'Only a Pumper pumps',
  CRITICAL_ERROR: 'The action led to an impossible state and was undone',
} as const;

export type RefusalCode = keyof typeof REFUSAL_CODES;

const withoutDetails = new Map(
  Object.entries(REFUSAL_CODES).map(([code, message]) => [
    code,
    Object.freeze<Refusal>({ code, message, severity: 'RETRY' }),
  ]),
);

/** A refusal the player can answer by choosing again. Listing legal actions refuses often, so plain ones are shared. */
export const refuse = (code: RefusalCode, details?: JsonObject): Refusal => {
  const plain = withoutDetails.get(code)!;
  return details ? { ...plain, details } : plain;
};
