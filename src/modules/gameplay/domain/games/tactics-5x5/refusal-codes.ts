import { refusals } from '../../engine/refusal.js';

export const REFUSAL_CODES = {
  GAME_OVER: 'Game is already over',
  INVALID_ACTION_TYPE: 'Invalid action type',
  MALFORMED_ACTION: 'The data of the action has the wrong shape',
  NOT_YOUR_TURN: 'Not your turn',
  UNIT_NOT_FOUND: 'Acting unit does not exist',
  UNIT_NOT_OWNED: 'Acting unit belongs to the opponent',
  UNIT_DEAD: 'Acting unit is dead',
  UNIT_ALREADY_MOVED: 'Unit has already moved this turn',
  UNIT_ALREADY_ATTACKED: 'Unit has already attacked this turn',
  MOVE_HAS_TARGET_UNIT: 'A move takes no target unit',
  MISSING_TARGET_POSITION: 'Target position is missing',
  MISSING_TARGET_UNIT: 'Target unit is missing',
  OUT_OF_BOARD: 'Target position is outside the board',
  TILE_OCCUPIED: 'Target tile is occupied',
  NO_MOVER: 'No unit can move to the target tile',
  AMBIGUOUS_MOVE: 'Ambiguous move',
  TARGET_NOT_FOUND: 'Target unit does not exist',
  TARGET_DEAD: 'Target unit is dead',
  TARGET_FRIENDLY: 'Target unit is your own',
  POSITION_MISMATCH: 'Target unit does not stand on the target position',
  NOT_ADJACENT: 'Target not adjacent',
  AMBIGUOUS_ATTACKER: 'Ambiguous attacker',
  AMBIGUOUS_ATTACKER_AFTER_MOVE: 'Ambiguous attacker after movement',
} as const;

export const refuse = refusals(REFUSAL_CODES);
