import { visibleEvents } from '../../engine/events.js';
import type { Game } from '../../engine/game.js';
import { ACTIONS, parseAction, type TacticsAction } from './action.js';
import { apply, normalForm } from './apply.js';
import { invariants } from './invariants.js';
import { legalActions } from './legal-actions.js';
import { initialState, OPTIONS_SCHEMA, parseOptions, type TacticsOptions } from './options.js';
import { status } from './outcome.js';
import { parseState } from './parse-state.js';
import { REFUSAL_CODES } from './refusal-codes.js';
import { validate } from './rules.js';
import type { TacticsState } from './state.js';

export type { TacticsAction, TacticsOptions, TacticsState };

/** A duel of small squads on a board of 5 × 5 tiles, in the open and without chance. */
export const tactics5x5: Game<TacticsState, TacticsAction, TacticsOptions> = {
  id: 'tactics-5x5',
  version: '1',
  name: '5x5 Tactics',
  optionsSchema: OPTIONS_SCHEMA,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  parseOptions,
  parseState,
  parseAction,
  initialState: ({ options }) => {
    const state = initialState(options);
    const data = { ruleset: state.ruleset, firstPlayer: state.currentPlayer };
    return { state, events: [{ type: 'GAME_STARTED', cause: 'SETUP', data }] };
  },
  validate,
  apply,
  legalActions,
  normalForm,
  view: (state) => state,
  visibleEvents,
  visibleAction: ({ type, data }) => ({ type, data }),
  status,
  invariants,
  /** Nothing is hidden, so nothing is dealt anew. */
  redeal: (state) => state,
};
