import { visibleEvents } from '../../engine/events.js';
import type { Game } from '../../engine/game.js';
import type { DuelAction } from './actions.js';
import { apply } from './apply.js';
import { REFUSAL_CODES } from './codes.js';
import { decks } from './decks.js';
import { invariants } from './invariants.js';
import { legalActions } from './legal-actions.js';
import { normalForm } from './normal-form.js';
import { optionsSchema, parseOptions, type DuelOptions } from './options.js';
import { actionDescriptions, parseAction } from './parse-action.js';
import { parseState } from './parse-state.js';
import { redeal } from './redeal.js';
import { initialState } from './setup.js';
import type { DuelState } from './state.js';
import { validateAction } from './validation/validate-action.js';
import { view, visibleAction } from './visibility.js';

export type { DuelAction, DuelOptions, DuelState };

/** Three lanes, a champion in the centre, monsters that attack, protect or pump, and spells laid face down. */
export const tridimensionalDuels: Game<DuelState, DuelAction, DuelOptions> = {
  id: 'tridimensional-duels',
  version: '1',
  name: 'TridimensionalDuels',
  optionsSchema,
  actions: actionDescriptions,
  refusalCodes: REFUSAL_CODES,
  decks,
  parseOptions,
  parseState,
  parseAction,
  initialState,
  validate: validateAction,
  apply,
  legalActions,
  normalForm,
  view,
  visibleEvents,
  visibleAction,
  status: ({ phase, activePlayerIndex, winner, endReason }) => ({
    matchState: endReason === null ? 'PLAYER_TURN' : 'MATCH_ENDED',
    phase,
    toAct: endReason === null ? [activePlayerIndex] : [],
    outcome: endReason === null ? null : { winner, reason: endReason },
  }),
  invariants,
  redeal,
};
