import type { Action } from '../../src/modules/gameplay/domain/engine/action.js';
import { sha256Hex } from '../../src/modules/gameplay/domain/engine/canonical.js';
import type { Game } from '../../src/modules/gameplay/domain/engine/game.js';
import { type Random, seededRandom } from '../../src/modules/gameplay/domain/engine/random.js';
import type { Moment } from './moment.js';
import { pickSetup, type SetupChoice, setupOf } from './setup.js';
import { violation } from './violation.js';

/** No game may be longer than this when played at random. */
const MAX_ACTIONS = 20_000;

/** Actions are counted as in a match, where both players have joined before anything is played. */
const JOINS = 2;

/** The seed of a match that is played like this one. */
export const matchSeedOf = (seed: string): string => sha256Hex(seed);

/** Chance for a check, apart from the match's own and the same in every run. */
export const chanceOf = ({ seed, seq }: Moment, purpose: string): Random => seededRandom(`${seed}/${purpose}`, seq);

export const openingOf = (game: Game, seed: string, choice: SetupChoice = pickSetup(game, seed)): Moment => {
  const { state, events } = game.initialState(setupOf(game, choice), seededRandom(matchSeedOf(seed), 0));
  return { game, seed, seq: JOINS, before: null, action: null, state, events };
};

export const after = (moment: Moment, action: Action): Moment => {
  const { game, seed } = moment;
  const seq = moment.seq + 1;
  const { state, events } = game.apply(moment.state, action, seededRandom(matchSeedOf(seed), seq));
  return { game, seed, seq, before: moment.state, action, state, events };
};

/** A legal action of a seat that is to act, or null when the game is over. */
export const pickAction = (moment: Moment): Action | null => {
  const { game, state } = moment;
  const { toAct, outcome } = game.status(state);
  if (outcome) return null;
  if (toAct.length === 0) throw violation(moment, 'nobody is to act, yet the game is not over');
  const random = chanceOf(moment, 'choice');
  const seat = toAct[random.int(toAct.length)];
  const legal = game.legalActions(state, seat);
  if (legal.length === 0) throw violation(moment, `seat ${seat} is to act and has no legal action`);
  return legal[random.int(legal.length)];
};

/** A match of random legal actions, from the setup to the end. */
export function* playout(game: Game, seed: string, maxActions = MAX_ACTIONS): Generator<Moment, void> {
  let moment = openingOf(game, seed);
  yield moment;
  for (let action = pickAction(moment); action; action = pickAction(moment)) {
    if (moment.seq - JOINS === maxActions) throw violation(moment, `the game is not over after ${maxActions} actions`);
    moment = after(moment, action);
    yield moment;
  }
}
