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

/** By game: events by which the rules show what was hidden, even where it leaves no trace on the table. */
const SHOWN_BY_RULE: Readonly<Record<string, readonly string[]>> = {
  'pokemon-tcg': ['HAND_REVEALED'],
  'tridimensional-duels': ['SELECTIONS_REVEALED'],
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
