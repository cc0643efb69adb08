import { refusals } from '../../engine/refusal.js';

export const REFUSAL_CODES = {
  MATCH_ENDED: 'The match is over',
  UNKNOWN_ACTION: 'There is no such action',
  MALFORMED_ACTION: 'The data of the action has the wrong shape',
  INPUT_PENDING: 'A choice is open and has to be answered first',
  NOT_CURRENT_PLAYER: "It is the other player's turn",
  PLAYER_DONE: 'You are done for this skirmish',
  CARD_ALREADY_PLAYED: 'Only one card may be played a turn',
  CARD_NOT_IN_HAND: 'The card is not in your hand',
  TARGET_REQUIRED: 'The card or ability has to be pointed at something',
  INVALID_TARGET: 'The card or ability cannot be pointed there',
  SLOT_OCCUPIED: 'The slot holds a unit, which this card cannot consume',
  MUST_CONSUME: 'The card can only be deployed by consuming',
  CAN_CONSUME_DENIED: 'A card in play forbids consuming here',
  CAN_DEPLOY_DENIED: 'A card in play forbids deploying here',
  CAN_TARGET_DENIED: 'A card in play forbids pointing there',
  UNIT_NOT_FOUND: 'The unit is not on the board',
  NOT_OWNER: 'The unit is not yours',
  NO_ABILITY: 'The unit has nothing to activate',
  ON_COOLDOWN: 'The ability cannot be used again yet',
  INVALID_CHOICE: 'That is not one of the choices',
} as const;

export const refuse = refusals(REFUSAL_CODES);
