import { refusals } from '../../engine/refusal.js';

/** In the order in which the checks are made. */
export const REFUSAL_CODES = {
  INVALID_ACTION_TYPE: 'Azul knows the actions DRAFT and CONCEDE',
  MALFORMED_ACTION: 'The data of the action does not have the right shape',
  GAME_OVER: 'The game is over',
  NOT_ACTIVE_PLAYER: 'It is the other player’s turn',
  INVALID_SOURCE: 'There is no such factory',
  INVALID_COLOR: 'There is no such colour',
  SOURCE_EMPTY: 'The source holds no tile of this colour',
  INVALID_DESTINATION: 'There is no such pattern line',
  PATTERN_LINE_COMPLETE: 'The pattern line is complete',
  COLOR_MISMATCH: 'The pattern line holds tiles of another colour',
  WALL_CONFLICT: 'The wall has this colour in this row already',
} as const;

export const refuse = refusals(REFUSAL_CODES);
