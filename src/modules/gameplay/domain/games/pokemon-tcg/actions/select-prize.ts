import { change, changePlayer, tell } from '../play.js';
import { refuse } from '../refusals.js';
import { fields, integer } from '../shapes.js';
import { addToHand } from '../zones.js';
import type { ActionRules } from './action-rules.js';

/** A prize goes to the hand and is shown to its taker alone. */
export const selectPrize: ActionRules<'SELECT_PRIZE'> = {
  shape: fields({ index: integer(0, 5) }),
  answers: 'PRIZE',
  condition: (state, seat, { index }) =>
    index < state.players[seat].prizes.length ? null : refuse('INVALID_TARGET', { index }),
  carryOut: (play, seat, { index }) => {
    const { prizes } = play.state.players[seat];
    const card = prizes[index];
    change(play, { pending: play.state.pending.slice(1) });
    changePlayer(play, seat, { prizes: prizes.filter((id) => id !== card) });
    addToHand(play, seat, [card]);
    const { definition } = play.state.cards[card];
    tell(play, 'PRIZE_TAKEN', { seat, index, left: prizes.length - 1 }, { [seat]: { card, definition } });
  },
  candidates: (state, seat) => state.players[seat].prizes.map((_prize, index) => ({ index })),
};
