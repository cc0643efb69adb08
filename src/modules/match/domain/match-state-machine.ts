import type { MatchState } from '../../gameplay/domain/engine/game.js';

/** What may follow what; besides, any state that is not terminal may become CANCELLED or MATCH_ENDED. */
const TRANSITIONS: Readonly<Record<MatchState, readonly MatchState[]>> = {
  CREATED: ['WAITING_FOR_PLAYERS'],
  WAITING_FOR_PLAYERS: ['DECK_VALIDATION'],
  DECK_VALIDATION: ['PRE_GAME_SETUP'],
  PRE_GAME_SETUP: ['DRAWING_CARDS', 'PLAYER_TURN'],
  DRAWING_CARDS: ['DRAWING_CARDS', 'SELECT_ACTIVE_POKEMON'],
  SELECT_ACTIVE_POKEMON: ['SELECT_BENCH_POKEMON'],
  SELECT_BENCH_POKEMON: ['PLAYER_TURN'],
  INITIAL_SETUP: ['PLAYER_TURN'],
  PLAYER_TURN: ['BETWEEN_TURNS'],
  BETWEEN_TURNS: ['PLAYER_TURN'],
  MATCH_ENDED: [],
  CANCELLED: [],
};

const TERMINAL: readonly MatchState[] = ['MATCH_ENDED', 'CANCELLED'];

export class InvalidMatchTransition extends Error {
  readonly code = 'INVALID_TRANSITION';

  constructor(
    readonly from: MatchState,
    readonly to: MatchState,
  ) {
    super(`A match cannot go from ${from} to ${to}.`);
  }
}

/** The lifecycle of a match, the same for every game: each game's rules say which of the setup states it visits. */
export class MatchStateMachine {
  isTerminal(state: MatchState): boolean {
    return TERMINAL.includes(state);
  }

  canTransition(from: MatchState, to: MatchState): boolean {
    return TRANSITIONS[from].includes(to) || (!this.isTerminal(from) && TERMINAL.includes(to));
  }

  transition(from: MatchState, to: MatchState): MatchState {
    if (!this.canTransition(from, to)) throw new InvalidMatchTransition(from, to);
    return to;
  }
}
