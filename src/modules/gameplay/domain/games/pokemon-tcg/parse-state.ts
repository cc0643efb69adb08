import { fail, ok, type Result } from '../../../../../shared/domain/result.js';
import { invariants } from './invariants.js';
import { startGameRuleFaults } from './options.js';
import { stateShape } from './state-shape.js';
import type { PokemonState } from './state.js';

const misnamed = ({ definitions }: PokemonState): string[] =>
  Object.entries(definitions)
    .filter(([id, card]) => card.id !== id)
    .map(([id]) => `state.definitions.${id}: another id on the card`);

/** The shape first, because the invariants trust it. */
export const parseState = (json: unknown): Result<PokemonState, readonly string[]> => {
  const faults = stateShape.faults(json, 'state');
  if (faults.length > 0) return fail(faults);
  const state = json as PokemonState;
  const broken = [...startGameRuleFaults(state.options.startGameRules), ...misnamed(state), ...invariants(state)];
  return broken.length > 0 ? fail(broken) : ok(state);
};
