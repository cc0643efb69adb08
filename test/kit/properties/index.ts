import type { Game } from '../../../src/modules/gameplay/domain/engine/game.js';
import { canBeConceded } from './concession.js';
import { isDeterministic } from './determinism.js';
import { ends } from './ends.js';
import { keepsInvariants } from './invariants.js';
import { listsEveryValidAction, listsOnlyValidActions } from './legality.js';
import { refusesMalformedActions, refusesMalformedStates } from './malformed.js';
import type { Property } from './property.js';
import { neverMutates } from './purity.js';
import { keepsSecrets } from './secrecy.js';
import { survivesRestart } from './serialisation.js';

/** By game: events by which the rules show everyone what the view no longer tells when the action is over. */
const SHOWN_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  /** BATTLE runs within one action and is played in the open: selections and spells are known from its start. */
  'tridimensional-duels': [
    'SELECTIONS_REVEALED',
    'SPELL_REVEALED',
    'SPELL_FIZZLED',
    'PUMPED',
    'PUMP_FIZZLED',
    'PROTECTING',
    'ATTACKED',
    'ATTACK_FIZZLED',
    'STRUCK',
    'DAMAGED',
    'LANE_DAMAGED',
    'LANE_BROKEN',
    'CARD_DESTROYED',
    'CARD_MOVED',
    'HEALED',
    'STATS_CHANGED',
    'STATUS_APPLIED',
    'TOKEN_CREATED',
  ],
};

/** What every game promises, as test names. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  'comes to an end': ends,
  'can be conceded': canBeConceded,
  'survives a restart after every action': survivesRestart,
  'is deterministic': isDeterministic,
  'keeps its invariants': keepsInvariants,
  'lists only valid actions': listsOnlyValidActions,
  'lists every valid action': listsEveryValidAction,
  'refuses malformed actions': refusesMalformedActions,
  'refuses malformed states and options': refusesMalformedStates,
  'never changes what it is given': neverMutates,
  'keeps its secrets': (game: Game, seed) => keepsSecrets(SHOWN_BY_RULE[game.id])(game, seed),
};
