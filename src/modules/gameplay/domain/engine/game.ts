import type { Result } from '../../../../shared/domain/result.js';
import type { Action, UntrustedAction } from './action.js';
import type { DeckCard, DeckGame } from './deck.js';
import type { GameEvent, VisibleEvent } from './events.js';
import type { Json, JsonSchema } from './json.js';
import type { Random } from './random.js';
import type { Refusal, Verdict } from './refusal.js';
import type { Observer, Seat } from './seat.js';

export const MATCH_STATES = [
  'CREATED',
  'WAITING_FOR_PLAYERS',
  'DECK_VALIDATION',
  'PRE_GAME_SETUP',
  'DRAWING_CARDS',
  'SELECT_ACTIVE_POKEMON',
  'SELECT_BENCH_POKEMON',
  'INITIAL_SETUP',
  'PLAYER_TURN',
  'BETWEEN_TURNS',
  'MATCH_ENDED',
  'CANCELLED',
] as const;
export type MatchState = (typeof MATCH_STATES)[number];

export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

export interface GameStatus {
  readonly matchState: MatchState;
  readonly phase: string;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface GameSetup<O> {
  readonly options: O;
  /** A deck a seat, for games that use decks. */
  readonly decks: readonly [readonly DeckCard[], readonly DeckCard[]] | null;
  /** Cards of the decks that do not come with the game (imported ones), in the game's own form. */
  readonly definitions?: readonly object[];
}

export interface Step<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

export interface VisibleAction {
  readonly type: string;
  readonly data?: object;
}

export interface ActionDescription {
  readonly type: string;
  readonly dataSchema: JsonSchema;
}

/**
 * A game: functions over plain values, without clock, database or hidden chance. Everything the server does with a
 * match is built on this.
 */
export interface Game<S extends object = object, A extends Action = Action, O extends object = object> {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  /** JSON Schema of the options, and of each action's data. */
  readonly optionsSchema: JsonSchema;
  readonly actions: readonly ActionDescription[];
  /** Every code `validate` can answer, with its sentence. */
  readonly refusalCodes: Readonly<Record<string, string>>;
  /** Cards, ready decks and deck construction; absent where a game has no decks. */
  readonly decks?: DeckGame;

  /** From untrusted JSON; undefined gives the defaults. The error names each fault. */
  parseOptions(json: unknown): Result<O, readonly string[]>;
  /** From untrusted JSON: the shape and every invariant. The error names each fault. */
  parseState(json: unknown): Result<S, readonly string[]>;
  /** Type and shape only; null fields are dropped. */
  parseAction(action: UntrustedAction): Result<A, Refusal>;

  initialState(setup: GameSetup<O>, random: Random): Step<S>;
  /** All checks in the game's own order, unknown types and malformed data included. */
  validate(state: S, action: UntrustedAction): Verdict;
  /** Only ever called with an action that validates. Never mutates `state`; shares what it does not change. */
  apply(state: S, action: A, random: Random): Step<S>;
  /** Every action open to the seat, in a fixed order, without CONCEDE. */
  legalActions(state: S, seat: Seat): readonly A[];
  /** A valid action as `legalActions` would list it: inferred fields filled in, a representative for its equals. */
  normalForm(state: S, action: A): A;

  view(state: S, observer: Observer): Json;
  visibleEvents(events: readonly GameEvent[], observer: Observer): readonly VisibleEvent[];
  /**
   * An accepted action as an observer may know it. Where a game does not say, the data is for its own seat alone; a
   * game without secrets shows it to all.
   */
  visibleAction?(action: A, observer: Observer): VisibleAction;
  status(state: S): GameStatus;
  /** What is broken; empty for every state that play can reach. */
  invariants(state: S): readonly string[];
  /**
   * Another state that the observer cannot tell from this one, with everything hidden from them dealt anew. It depends
   * only on what the observer may see and on `random`.
   */
  redeal(state: S, observer: Seat | 'SPECTATOR', random: Random): S;
}
