import { ask, change, type Play } from '../play.js';

/** Where the tournament limits hands, the player discards down to the limit. */
export const endPhase = (play: Play): void => {
  change(play, { phase: 'END' });
  const { activeSeat, options, players } = play.state;
  const excess = options.handLimit === null ? 0 : players[activeSeat].hand.length - options.handLimit;
  if (excess > 0) ask(play, { kind: 'HAND_LIMIT', seat: activeSeat, count: excess });
};
