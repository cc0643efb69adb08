import { SEATS } from '../../../engine/seat.js';
import type { ActionRules } from '../actions/action-rules.js';
import { benchOf } from '../board.js';
import { change, changePlayer, tell, type Play } from '../play.js';
import { breaks } from '../refusals.js';
import { fields } from '../shapes.js';
import { drawForTurn } from '../turn/draw-for-turn.js';

export const completeInitialSetup: ActionRules<'COMPLETE_INITIAL_SETUP'> = {
  shape: fields({}),
  setup: ['SELECT_BENCH_POKEMON'],
  condition: (state, seat) => (state.players[seat].ready ? breaks('SETUP_ALREADY_COMPLETE') : null),
  carryOut: (play, seat) => {
    changePlayer(play, seat, { ready: true });
    tell(play, 'SETUP_COMPLETED', { seat });
    if (SEATS.every((each) => play.state.players[each].ready)) beginPlay(play);
  },
  candidates: () => [{}],
};

/** The Benches are turned over, and the first player draws: that first turn has no DRAW phase. */
const beginPlay = (play: Play): void => {
  for (const seat of SEATS) {
    const bench = benchOf(play.state, seat).map((pokemon) => ({
      pokemon,
      definition: play.state.cards[pokemon].definition,
    }));
    tell(play, 'BENCH_UNCOVERED', { seat, bench });
    changePlayer(play, seat, { revealed: [] });
  }
  const { firstSeat } = play.state;
  change(play, { matchState: 'PLAYER_TURN', phase: 'DRAW', turn: 1, activeSeat: firstSeat });
  tell(play, 'TURN_STARTED', { seat: firstSeat, turn: 1 });
  drawForTurn(play, firstSeat);
};
