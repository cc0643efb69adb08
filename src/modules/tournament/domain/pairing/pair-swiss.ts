import { fail, ok, type Result } from '../../../../shared/domain/result.js';
import { pairExactly } from './exact-pairing.js';
import { fieldOf, namedPairs } from './field.js';
import { pairByGroups } from './large-pairing.js';
import type { ObjectiveValue } from './objective.js';
import type { Pair, SwissInput } from './swiss-input.js';

/** Up to here every term of the objective is proved to be the best possible. */
const EXACT_FIELD = 64;

export interface SwissRound {
  /** By table: the best-placed player's pair first, the bye last. */
  readonly pairs: readonly Pair[];
  readonly objective: readonly ObjectiveValue[];
}

export interface SwissRefusal {
  readonly code: 'NO_PLAYERS' | 'PLAYER_TWICE' | 'FORBIDDEN_PAIRS_LEAVE_NO_PAIRING';
}

/** Pairs one Swiss round; the same input always gives the same round. */
export const pairSwiss = (input: SwissInput): Result<SwissRound, SwissRefusal> => {
  if (input.players.length === 0) return fail({ code: 'NO_PLAYERS' });
  if (new Set(input.players.map((p) => p.id)).size < input.players.length) return fail({ code: 'PLAYER_TWICE' });
  const field = fieldOf(input);
  const round = field.size <= EXACT_FIELD ? pairExactly(field, input.roundsAfter) : pairByGroups(field);
  if (round === null) return fail({ code: 'FORBIDDEN_PAIRS_LEAVE_NO_PAIRING' });
  return ok({ pairs: namedPairs(field, round.pairs), objective: round.objective });
};
