import type { Seat } from '../../engine/seat.js';
import type { DraftAction } from './actions.js';
import { COLORS, TILES_PER_COLOR, wallColor, type Color } from './colors.js';
import { emptyBoard } from './initial-state.js';
import { invariants } from './invariants.js';
import { FACTORY_COUNT, ROW_COUNT, type AzulState, type PlayerBoard, type Wall } from './state.js';
import { countOf, NO_TILES, plus, plusAll, type TileCounts } from './tile-counts.js';

/** Rows as text, `x` for a tile; rows left out are empty. */
export const wallOf = (...rows: readonly string[]): Wall =>
  Array.from({ length: ROW_COUNT }, (_, row) =>
    Array.from({ length: ROW_COUNT }, (_, column) => rows[row]?.[column] === 'x'),
  );

interface BoardSketch {
  readonly score?: number;
  /** By row: the colour and how many tiles of it. */
  readonly lines?: Readonly<Record<number, readonly [Color, number]>>;
  readonly wall?: readonly string[];
  readonly floor?: readonly Color[];
}

export const board = ({ score = 0, lines = {}, wall = [], floor = [] }: BoardSketch, token = false): PlayerBoard => ({
  score,
  patternLines: emptyBoard().patternLines.map((line, row) =>
    lines[row] ? { ...line, color: lines[row][0], countFilled: lines[row][1] } : line,
  ),
  wall: wallOf(...wall),
  floor: { tiles: floor, hasFirstPlayerToken: token },
});

const tilesOn = ({ patternLines, wall, floor }: PlayerBoard): TileCounts => {
  let tiles = NO_TILES;
  for (const { color, countFilled } of patternLines) if (color) tiles = plus(tiles, color, countFilled);
  for (const color of floor.tiles) tiles = plus(tiles, color, 1);
  wall.forEach((cells, row) =>
    cells.forEach((filled, column) => {
      if (filled) tiles = plus(tiles, wallColor(row, column), 1);
    }),
  );
  return tiles;
};

const restOf = (used: TileCounts): TileCounts => {
  let rest = NO_TILES;
  for (const color of COLORS) rest = plus(rest, color, TILES_PER_COLOR - countOf(used, color));
  return rest;
};

interface Sketch extends Partial<Pick<AzulState, 'phase' | 'round' | 'activeSeat' | 'startingSeat' | 'result'>> {
  readonly factories?: readonly TileCounts[];
  readonly center?: TileCounts;
  readonly token?: 'CENTER' | Seat;
  readonly lid?: TileCounts;
  /** Puts what would be in the bag into the lid. */
  readonly emptyBag?: boolean;
  readonly players?: readonly [BoardSketch, BoardSketch];
}

/** A position in the middle of a round, seat 0 to act; every tile that the sketch does not name is in the bag. */
export const position = (sketch: Sketch): AzulState => {
  const { factories = [], center = NO_TILES, token = 'CENTER', lid = NO_TILES, emptyBag = false } = sketch;
  const players = (sketch.players ?? [{}, {}]).map((one, seat) => board(one, token === seat));
  const rest = restOf([...factories, center, lid, ...players.map(tilesOn)].reduce(plusAll, NO_TILES));
  const state: AzulState = {
    phase: sketch.phase ?? 'DRAFT',
    round: sketch.round ?? 1,
    activeSeat: sketch.activeSeat ?? 0,
    startingSeat: sketch.startingSeat ?? 0,
    bag: emptyBag ? NO_TILES : rest,
    lid: emptyBag ? plusAll(lid, rest) : lid,
    factories: Array.from({ length: FACTORY_COUNT }, (_, index) => factories[index] ?? NO_TILES),
    center: { tiles: center, hasFirstPlayerToken: token === 'CENTER' },
    players: [players[0], players[1]],
    result: sketch.result ?? null,
  };
  const faults = invariants(state);
  if (faults.length > 0) throw new Error(`not a position of the game: ${faults.join('; ')}`);
  return state;
};

/** A factory by its number or the centre; a pattern line by its row or the floor. */
export const draft = (
  source: number | 'center',
  color: string,
  destination: number | 'floor',
  seat: Seat = 0,
): DraftAction => ({
  type: 'DRAFT',
  seat,
  data: {
    source: source === 'center' ? { kind: 'center' } : { kind: 'factory', index: source },
    color,
    destination: destination === 'floor' ? { kind: 'floor' } : { kind: 'patternLine', row: destination },
  },
});
