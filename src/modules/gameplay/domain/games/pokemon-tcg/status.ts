import type { GameStatus } from '../../engine/game.js';
import { SEATS, type Seat } from '../../engine/seat.js';
import type { PlayerState, PokemonState } from './state.js';

const IS_DONE: Readonly<Record<string, (player: PlayerState) => boolean>> = {
  DRAWING_CARDS: ({ handValid }) => handValid,
  SELECT_ACTIVE_POKEMON: ({ active }) => active !== null,
  SELECT_BENCH_POKEMON: ({ ready }) => ready,
};

const toAct = ({ matchState, pending, activeSeat, players }: PokemonState): readonly Seat[] => {
  if (matchState === 'MATCH_ENDED') return [];
  const isDone = IS_DONE[matchState];
  if (isDone) return SEATS.filter((seat) => !isDone(players[seat]));
  return [pending.length > 0 ? pending[0].seat : activeSeat];
};

export const status = (state: PokemonState): GameStatus => ({
  matchState: state.matchState,
  phase: state.phase,
  toAct: toAct(state),
  outcome: state.result,
});
