import type { Observer } from '../../../src/modules/gameplay/domain/engine/seat.js';
import { after, type Moment, pickAction } from '../playout.js';
import { mustEqual, text, violation } from '../violation.js';
import { always } from './property.js';

const OBSERVERS: readonly Observer[] = [0, 1, 'SPECTATOR', 'OMNISCIENT'];

const restored = (moment: Moment): object => {
  const parsed = moment.game.parseState(JSON.parse(text(moment, 'the state', moment.state)));
  if (!parsed.ok) throw violation(moment, `parseState refuses the game's own state: ${parsed.error.join('; ')}`);
  return parsed.value;
};

/** A match survives being written down after any action: the same state, and the same future. */
export const survivesRestart = always((moment) => {
  const { game, events } = moment;
  const state = restored(moment);
  mustEqual(moment, 'the restored state', state, moment.state);
  text(moment, 'the events', events);
  for (const observer of OBSERVERS) text(moment, `the view of ${observer}`, game.view(state, observer));
  const action = pickAction(moment);
  if (!action) return;
  const [there, here] = [after({ ...moment, state }, action), after(moment, action)];
  mustEqual(there, 'the next state of the restored match', there.state, here.state);
  mustEqual(there, 'the next events of the restored match', there.events, here.events);
});
