import { visibleEvents } from '../../engine/events.js';
import type { Game } from '../../engine/game.js';
import { verdict } from '../../engine/refusal.js';
import type { PokemonAction } from './actions/action.js';
import { ACTION_TYPES, ACTIONS } from './actions/all-actions.js';
import { apply } from './apply.js';
import type { CardDefinition } from './cards/card-definition.js';
import { catalogueCard, READY_DECKS, STARTER_CARDS } from './cards/catalogue.js';
import { deckViolations } from './decks/deck-violations.js';
import { translateCard } from './import/translate-card.js';
import { invariants } from './invariants.js';
import { legalActions, normalForm } from './legal-actions.js';
import { optionsSchema, parseOptions, type PokemonOptions } from './options.js';
import { parseAction } from './parse-action.js';
import { parseState } from './parse-state.js';
import { REFUSAL_CODES } from './refusals.js';
import { initialState } from './setup/initial-state.js';
import type { PokemonState } from './state.js';
import { status } from './status.js';
import { refusalOf } from './validate.js';
import { redeal } from './views/redeal.js';
import { view } from './views/view.js';
import { visibleAction } from './views/visible-action.js';

export type { PokemonAction, PokemonOptions, PokemonState };

export const pokemonTcg: Game<PokemonState, PokemonAction, PokemonOptions> = {
  id: 'pokemon-tcg',
  version: '1',
  name: 'Pokémon TCG',
  optionsSchema,
  actions: ACTION_TYPES.map((type) => ({ type, dataSchema: ACTIONS[type].shape.schema })),
  refusalCodes: REFUSAL_CODES,
  decks: {
    cards: STARTER_CARDS,
    readyDecks: READY_DECKS,
    violations: deckViolations,
    cardImport: { read: translateCard, catalogueCard: (card) => catalogueCard(card as CardDefinition) },
  },

  parseOptions,
  parseState,
  parseAction,

  initialState,
  validate: (state, untrusted) => {
    const parsed = parseAction(untrusted);
    return verdict(parsed.ok ? refusalOf(state, parsed.value) : parsed.error);
  },
  apply,
  legalActions,
  normalForm,

  view,
  visibleEvents,
  visibleAction,
  status,
  invariants,
  redeal,
};
