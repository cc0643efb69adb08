import { playout } from '../playout.js';
import { mustEqual } from '../violation.js';
import type { Property } from './property.js';

/** The same setup, seed and actions give the same states and events, byte for byte. */
export const isDeterministic: Property = (game, seed) => {
  const second = playout(game, seed);
  for (const moment of playout(game, seed)) {
    const again = second.next().value;
    mustEqual(moment, 'the state, played again', again?.state, moment.state);
    mustEqual(moment, 'the events, played again', again?.events, moment.events);
    mustEqual(moment, 'the action, played again', again?.action, moment.action);
  }
};
