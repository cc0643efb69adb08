import { opponentOf, type Seat } from '../../../engine/seat.js';
import { conditions, type ActionRules, type Condition } from '../actions/action-rules.js';
import { changePlayer } from '../play.js';
import { breaks } from '../refusals.js';
import { fields, integer } from '../shapes.js';
import type { PokemonState } from '../state.js';
import { drawCards } from '../zones.js';

type Bonus = Condition<'DRAW_MULLIGAN_BONUS'>;

/** As many cards as the opponent took more mulligans; enough stay in the deck for the prizes. */
export const bonusOf = (state: PokemonState, seat: Seat): number => {
  if (!state.options.mulliganBonus) return 0;
  const { mulligans, deck } = state.players[seat];
  const difference = state.players[opponentOf(seat)].mulligans - mulligans;
  return Math.max(0, Math.min(difference, deck.length - state.options.prizes));
};

const activeIsNotChosen: Bonus = (state, seat) =>
  state.players[seat].active === null ? null : breaks('ACTIVE_ALREADY_SET');
const bonusIsNotTaken: Bonus = (state, seat) => (state.players[seat].bonusTaken ? breaks('BONUS_ALREADY_TAKEN') : null);
const hasABonus: Bonus = (state, seat) => (bonusOf(state, seat) > 0 ? null : breaks('NO_BONUS'));
const withinTheBonus: Bonus = (state, seat, { count }) =>
  count <= bonusOf(state, seat) ? null : breaks('BONUS_LIMIT');

export const drawMulliganBonus: ActionRules<'DRAW_MULLIGAN_BONUS'> = {
  shape: fields({ count: integer(1, 60) }),
  setup: ['SELECT_ACTIVE_POKEMON'],
  condition: conditions(activeIsNotChosen, bonusIsNotTaken, hasABonus, withinTheBonus),
  carryOut: (play, seat, { count }) => {
    changePlayer(play, seat, { bonusTaken: true });
    drawCards(play, seat, count);
  },
  candidates: (state, seat) => Array.from({ length: bonusOf(state, seat) }, (_, index) => ({ count: index + 1 })),
};
