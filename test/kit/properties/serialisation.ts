import type { Observer } from '../../../src/modules/gameplay/domain/engine/seat.js';
import type { Moment } from '../moment.js';
import { after, playout } from '../playout.js';
import { text, violation } from '../violation.js';
import { isSampled, type Property } from './property.js';

const OBSERVERS: readonly Observer[] = [0, 1, 'SPECTATOR', 'OMNISCIENT'];

const mustRead = (moment: Moment, what: string, found: string, expected: string): void => {
  if (found !== expected) throw violation(moment, `${what}\n  expected ${expected}\n  found    ${found}`);
};

/** The moment as a server would find it that starts from what was written down. */
const restored = (moment: Moment, written: string): Moment => {
  const parsed = moment.game.parseState(JSON.parse(written));
  if (!parsed.ok) throw violation(moment, `parseState refuses the game's own state: ${parsed.error.join('; ')}`);
  mustRead(moment, 'the restored state', text(moment, 'the restored state', parsed.value), written);
  return { ...moment, state: parsed.value };
};

/** Two servers play the same match, one of them restarted after every action; they never differ. */
export const survivesRestart: Property = (game, seed) => {
  let other: Moment | null = null;
  for (const moment of playout(game, seed)) {
    const written = text(moment, 'the state', moment.state);
    const events = text(moment, 'the events', moment.events);
    if (other && moment.action) {
      const there: Moment = after(other, moment.action);
      mustRead(moment, 'the state after a restart', text(there, 'the state', there.state), written);
      mustRead(moment, 'the events after a restart', text(there, 'the events', there.events), events);
    }
    other = restored(moment, written);
    if (!isSampled(moment)) continue;
    for (const observer of OBSERVERS) text(moment, `the view of ${observer}`, game.view(other.state, observer));
  }
};
