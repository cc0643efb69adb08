import { fail, ok } from '../../../../../shared/domain/result.js';
import { visibleEvents } from '../../engine/events.js';
import type { Game } from '../../engine/game.js';
import { isObject, type Json } from '../../engine/json.js';
import { verdict } from '../../engine/refusal.js';
import {
  ACTION_DESCRIPTIONS,
  CENTER_INDEX,
  draftAt,
  FLOOR_INDEX,
  type AzulAction,
  type DraftAction,
} from './actions.js';
import { applyDraft } from './apply-draft.js';
import { COLORS, type Color } from './colors.js';
import { canConcede, canDraft } from './draft-rules.js';
import { concede } from './end-of-game.js';
import { initialState } from './initial-state.js';
import { invariants } from './invariants.js';
import { legalActions } from './legal-actions.js';
import { parseAction } from './parse-action.js';
import { parseState } from './parse-state.js';
import { REFUSAL_CODES } from './refusals.js';
import type { AzulOptions, AzulState } from './state.js';

export type { AzulAction, AzulOptions, AzulState };

const unknownAction = (action: never): never => {
  throw new TypeError(`unknown action ${JSON.stringify(action)}`);
};

const parseOptions: Game<AzulState, AzulAction, AzulOptions>['parseOptions'] = (json) => {
  if (json === undefined || json === null) return ok({});
  if (!isObject(json)) return fail(['options: must be an object']);
  const unknown = Object.keys(json).filter((name) => json[name] !== null);
  return unknown.length > 0 ? fail(unknown.map((name) => `${name}: unknown option`)) : ok({});
};

const listedForm = ({ seat, data: { source, color, destination } }: DraftAction): DraftAction =>
  draftAt(
    seat,
    source.kind === 'center' ? CENTER_INDEX : source.index,
    COLORS.indexOf(color as Color),
    destination.kind === 'floor' ? FLOOR_INDEX : destination.row,
  );

export const azul: Game<AzulState, AzulAction, AzulOptions> = {
  id: 'azul',
  version: '1',
  name: 'Azul',
  optionsSchema: { type: 'object', additionalProperties: false, properties: {} },
  actions: ACTION_DESCRIPTIONS,
  refusalCodes: REFUSAL_CODES,

  parseOptions,
  parseState,
  parseAction,

  initialState: (_setup, random) => initialState(random),

  validate: (state, untrusted) => {
    const parsed = parseAction(untrusted);
    if (!parsed.ok) return verdict(parsed.error);
    const action = parsed.value;
    switch (action.type) {
      case 'DRAFT':
        return verdict(canDraft(state, action));
      case 'CONCEDE':
        return verdict(canConcede(state, action));
      default:
        return unknownAction(action);
    }
  },

  apply: (state, action, random) => {
    switch (action.type) {
      case 'DRAFT':
        return applyDraft(state, action, random);
      case 'CONCEDE':
        return concede(state, action.seat);
      default:
        return unknownAction(action);
    }
  },

  legalActions,
  normalForm: (_state, action) => (action.type === 'DRAFT' ? listedForm(action) : action),

  /** Only the bag's order is hidden, and the state has none: it counts, and chance decides when tiles are drawn. */
  view: (state) => state as unknown as Json,
  visibleEvents,
  visibleAction: ({ type, data }) => ({ type, data }),
  status: (state) => ({
    matchState: state.result ? 'MATCH_ENDED' : 'PLAYER_TURN',
    phase: state.phase,
    toAct: state.result ? [] : [state.activeSeat],
    outcome: state.result,
  }),
  invariants,
  redeal: (state) => state,
};
