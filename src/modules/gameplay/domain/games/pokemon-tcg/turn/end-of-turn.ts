import { change, type Play } from '../play.js';

/** What follows when a player is done: the END phase, the checkup between turns, and the other player's turn. */
export const endOfTurn = (play: Play): void =>
  change(play, {
    tasks: [{ kind: 'END_PHASE' }, { kind: 'CHECKUP' }, { kind: 'KNOCK_OUTS' }, { kind: 'NEXT_TURN' }],
  });
