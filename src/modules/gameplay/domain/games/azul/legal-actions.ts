import type { Seat } from '../../engine/seat.js';
import { CENTER_INDEX, draftAt, FLOOR_INDEX, type DraftAction } from './actions.js';
import { COLOR_COUNT, COLORS } from './colors.js';
import { lineAccepts } from './draft-rules.js';
import { ROW_COUNT, type AzulState, type PlayerBoard } from './state.js';

/** Per colour the places that take it. The floor takes every colour, so that no player is ever without a move. */
const destinationsByColor = (board: PlayerBoard): number[][] =>
  COLORS.map((color) => {
    const destinations: number[] = [];
    for (let row = 0; row < ROW_COUNT; row++) if (lineAccepts(board, row, color)) destinations.push(row);
    destinations.push(FLOOR_INDEX);
    return destinations;
  });

/** Factories in order, then the centre; colours in their order; rows from the top, then the floor. */
export const legalActions = (state: AzulState, seat: Seat): readonly DraftAction[] => {
  if (state.phase === 'GAME_OVER' || seat !== state.activeSeat) return [];
  const open = destinationsByColor(state.players[seat]);
  const actions: DraftAction[] = [];
  for (let source = 0; source <= CENTER_INDEX; source++) {
    const tiles = source === CENTER_INDEX ? state.center.tiles : state.factories[source];
    for (let color = 0; color < COLOR_COUNT; color++) {
      if (tiles[COLORS[color]] === undefined) continue;
      for (const destination of open[color]) actions.push(draftAt(seat, source, color, destination));
    }
  }
  return actions;
};
