import { type Observer, SEATS } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { deepFreeze } from '../deep-freeze.js';
import type { Moment } from '../moment.js';
import { after, chanceOf, pickAction } from '../playout.js';
import { violation } from '../violation.js';
import { always } from './property.js';

const SEATS_AND_SPECTATOR = [0, 1, 'SPECTATOR'] as const satisfies readonly Observer[];

const useEverything = (moment: Moment): void => {
  const { game, state, events } = moment;
  const action = pickAction(moment);
  if (action) after(moment, deepFreeze(action));
  for (const seat of SEATS) game.legalActions(state, seat);
  for (const observer of SEATS_AND_SPECTATOR) {
    game.view(state, observer);
    game.visibleEvents(events, observer);
    game.redeal(state, observer, chanceOf(moment, 'redeal'));
  }
  game.invariants(state);
  game.parseState(state);
};

/** Nothing writes to what it is given: all of it works on values frozen to the last leaf. */
export const neverMutates = always((moment) => {
  deepFreeze(moment.state);
  deepFreeze(moment.events);
  try {
    useEverything(moment);
  } catch (error) {
    if (error instanceof TypeError) throw violation(moment, `a frozen value was written to: ${error.message}`);
    throw error;
  }
});
