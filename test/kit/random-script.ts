import type { UntrustedAction } from '../../src/modules/gameplay/domain/engine/action.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { mutate } from './mutations.js';
import type { Moment } from './moment.js';
import { chanceOf, playout } from './playout.js';
import { pickSetup } from './setup.js';
import type { Script } from './transcript.js';

const CANDIDATES = 40;
const REFUSAL_EVERY = 4;
const ATTEMPTS = 10;

const refusedMutant = (state: object, moment: Moment): UntrustedAction[] => {
  const { game } = moment;
  const random = chanceOf(moment, 'golden');
  const types = game.actions.map(({ type }) => type);
  const mutants = Array.from({ length: ATTEMPTS }, () => mutate(moment.action!, [moment.action!], types, random));
  return mutants.filter((mutant) => !game.validate(state, mutant).valid).slice(0, 1);
};

/** A random match with a mutated action thrown in now and then where the rules refuse it. */
const randomScript = (game: Game, seed: string): Script => {
  const actions: UntrustedAction[] = [];
  let before: object | null = null;
  for (const moment of playout(game, seed)) {
    const { action, seq } = moment;
    if (action && before) {
      if (seq % REFUSAL_EVERY === 0) actions.push(...refusedMutant(before, moment));
      actions.push(action);
    }
    before = moment.state;
  }
  return { game: game.id, version: game.version, seed, setup: pickSetup(game, seed), actions };
};

/** Short enough to read: the shortest of some random matches. */
export const shortRandomScript = (game: Game, prefix: string): Script =>
  Array.from({ length: CANDIDATES }, (_, n) => randomScript(game, `${prefix}-${n + 1}`)).reduce((best, script) =>
    script.actions.length < best.actions.length ? script : best,
  );
