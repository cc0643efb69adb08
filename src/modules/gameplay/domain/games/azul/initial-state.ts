import type { GameEvent } from '../../engine/events.js';
import type { Step } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import type { Seat } from '../../engine/seat.js';
import { COLORS, TILES_PER_COLOR, type Color } from './colors.js';
import { roundStarted } from './events.js';
import { fillFactories } from './fill-factories.js';
import { EMPTY_FLOOR, emptyLine, ROW_COUNT, type AzulState, type PlayerBoard } from './state.js';
import { NO_TILES, type TileCounts } from './tile-counts.js';

export const ALL_TILES = Object.freeze(
  Object.fromEntries(COLORS.map((color) => [color, TILES_PER_COLOR])) as Record<Color, number>,
) satisfies TileCounts;

export const emptyBoard = (): PlayerBoard => ({
  score: 0,
  patternLines: Array.from({ length: ROW_COUNT }, (_, row) => emptyLine(row)),
  wall: Array.from({ length: ROW_COUNT }, () => Array.from({ length: ROW_COUNT }, () => false)),
  floor: EMPTY_FLOOR,
});

export const initialState = (random: Random): Step<AzulState> => {
  const startingSeat: Seat = random.flip() ? 0 : 1;
  const events: GameEvent[] = [];
  const supply = fillFactories({ bag: ALL_TILES, lid: NO_TILES }, random, 'SETUP', events);
  events.push(roundStarted('SETUP', 1, startingSeat));
  return {
    state: {
      phase: 'DRAFT',
      round: 1,
      activeSeat: startingSeat,
      startingSeat,
      ...supply,
      center: { tiles: NO_TILES, hasFirstPlayerToken: true },
      players: [emptyBoard(), emptyBoard()],
      result: null,
    },
    events,
  };
};
