import type { Action } from '../../gameplay/domain/engine/action.js';
import type { Game } from '../../gameplay/domain/engine/game.js';
import type { Random } from '../../gameplay/domain/engine/random.js';
import type { Seat } from '../../gameplay/domain/engine/seat.js';

/** Actions that give the turn away. */
const PASSING = /^(PASS|END|SKIP|DECLINE)(_|$)/;
const PASSES_ANYWAY = 8;
/** How many actions are tried out before one is taken. */
const TRIED = 32;

/** Chance decides, but who can do something seldom passes. */
export const eagerChoice = <A extends { readonly type: string }>(actions: readonly A[], random: Random): A => {
  const deeds = actions.filter(({ type }) => !PASSING.test(type));
  const open = deeds.length > 0 && random.int(PASSES_ANYWAY) > 0 ? deeds : actions;
  return open[random.int(open.length)];
};

/**
 * What the demo player does; null where nothing is open to it. It takes a win that is at hand and steps round a loss,
 * both seen in a world that looks the same from its seat, so that it knows no more than a player would.
 */
export const demoChoice = (game: Game, state: object, seat: Seat, random: Random): Action | null => {
  const legal = game.legalActions(state, seat);
  if (legal.length === 0) return null;
  const imagined = game.redeal(state, seat, random);
  const tried = random.shuffle(legal).slice(0, TRIED);
  const safe: Action[] = [];
  for (const action of tried) {
    if (!game.validate(imagined, action).valid) continue;
    const { outcome } = game.status(game.apply(imagined, action, random).state);
    if (outcome?.winner === seat) return action;
    if (outcome === null || outcome.winner === null) safe.push(action);
  }
  return eagerChoice(safe.length > 0 ? safe : legal, random);
};
