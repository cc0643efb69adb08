import type { Action } from '../../src/modules/gameplay/domain/engine/action.js';
import type { GameEvent } from '../../src/modules/gameplay/domain/engine/events.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';

/** A match after an action, or after the setup. */
export interface Moment {
  readonly game: Game;
  readonly seed: string;
  /** How many actions were played; 0 is the setup. */
  readonly seq: number;
  readonly before: object | null;
  readonly action: Action | null;
  readonly state: object;
  readonly events: readonly GameEvent[];
}
