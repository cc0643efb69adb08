import type { Action } from '../../src/modules/gameplay/domain/engine/action.js';
import type { GameEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';

/** A match after an action, or after the setup. */
export interface Moment {
  readonly game: Game;
  readonly seed: string;
  /** The number that the last action has in a match; the setup follows upon the second player's joining, number 2. */
  readonly seq: number;
  readonly before: object | null;
  readonly action: Action | null;
  readonly state: object;
  readonly events: readonly GameEvent[];
}
