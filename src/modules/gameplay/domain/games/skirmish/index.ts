import { visibleEvents } from '../../engine/events.js';
import type { Game } from '../../engine/game.js';
import { ACTIONS, type SkirmishAction } from './action.js';
import { apply } from './apply.js';
import { decks } from './decks/index.js';
import { initialState } from './initial-state.js';
import { invariants } from './invariants/index.js';
import { legalActions } from './legal-actions.js';
import { OPTIONS_SCHEMA, parseOptions, type SkirmishOptions } from './options.js';
import { parseAction } from './parse-action.js';
import { parseState } from './parse-state.js';
import { redeal } from './redeal.js';
import { REFUSAL_CODES } from './refusal-codes.js';
import { validate } from './rules/validate.js';
import type { SkirmishState } from './state.js';
import { status } from './status.js';
import { view } from './view.js';

export { isDeploymentAllowed, isTargetingAllowed } from './rules/rule-book.js';
export type { SkirmishAction, SkirmishOptions, SkirmishState };

/** Five terrains, a slot a player each, and cards that change the rules themselves. */
export const skirmish: Game<SkirmishState, SkirmishAction, SkirmishOptions> = {
  id: 'skirmish',
  version: '1',
  name: 'Skirmish',
  optionsSchema: OPTIONS_SCHEMA,
  actions: ACTIONS,
  refusalCodes: REFUSAL_CODES,
  decks,
  parseOptions,
  parseState,
  parseAction,
  initialState,
  validate,
  apply,
  legalActions,
  normalForm: (_, action) => action,
  view,
  visibleEvents,
  /** A card is laid open by being played, so an accepted action holds no secret. */
  visibleAction: ({ type, data }) => ({ type, data }),
  status,
  invariants,
  redeal,
};
