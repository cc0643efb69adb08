import { COLORS, TILES_PER_COLOR, wallColor, type Color } from './colors.js';
import { wallHasColor } from './draft-rules.js';
import { FLOOR_SPACES, ROUND_LIMIT, TILES_PER_FACTORY, type AzulState, type PlayerBoard } from './state.js';
import { countOf, totalOf } from './tile-counts.js';

const onBoard = ({ patternLines, wall, floor }: PlayerBoard, counts: Record<Color, number>): void => {
  for (const { color, countFilled } of patternLines) if (color) counts[color] += countFilled;
  for (const color of floor.tiles) counts[color]++;
  for (let row = 0; row < wall.length; row++) {
    for (let column = 0; column < wall[row].length; column++) if (wall[row][column]) counts[wallColor(row, column)]++;
  }
};

const twentyOfEachColor = ({ bag, lid, factories, center, players }: AzulState, faults: string[]): void => {
  const counts: Record<Color, number> = { BLUE: 0, YELLOW: 0, RED: 0, BLACK: 0, WHITE: 0 };
  for (const color of COLORS) {
    counts[color] += countOf(bag, color) + countOf(lid, color) + countOf(center.tiles, color);
    for (const factory of factories) counts[color] += countOf(factory, color);
  }
  for (const board of players) onBoard(board, counts);
  for (const color of COLORS) {
    if (counts[color] !== TILES_PER_COLOR) {
      faults.push(`${color}: ${counts[color]} tiles in the game instead of ${TILES_PER_COLOR}`);
    }
  }
};

const soundLines = ({ patternLines, wall }: PlayerBoard, path: string, faults: string[]): void =>
  patternLines.forEach(({ capacity, color, countFilled }, row) => {
    const line = `${path}.patternLines[${row}]`;
    if (capacity !== row + 1) faults.push(`${line}: capacity ${capacity} instead of ${row + 1}`);
    if (countFilled < 0 || countFilled > capacity) faults.push(`${line}: ${countFilled} tiles in ${capacity} spaces`);
    if (color === null && countFilled !== 0) faults.push(`${line}: tiles without a colour`);
    if (color !== null && countFilled === 0) faults.push(`${line}: a colour without tiles`);
    if (color !== null && wallHasColor(wall, row, color)) faults.push(`${line}: ${color} is on the wall of this row`);
  });

const soundBoards = ({ players }: AzulState, faults: string[]): void =>
  players.forEach((board, seat) => {
    const path = `players[${seat}]`;
    if (board.score < 0) faults.push(`${path}.score: below 0`);
    if (board.floor.tiles.length > FLOOR_SPACES) faults.push(`${path}.floor: more than ${FLOOR_SPACES} tiles`);
    soundLines(board, path, faults);
  });

const oneToken = ({ center, players }: AzulState, faults: string[]): void => {
  const places = [center, players[0].floor, players[1].floor];
  const tokens = places.filter(({ hasFirstPlayerToken }) => hasFirstPlayerToken).length;
  if (tokens !== 1) faults.push(`first-player token: ${tokens} instead of 1`);
};

const factoriesHoldFour = ({ factories }: AzulState, faults: string[]): void =>
  factories.forEach((factory, index) => {
    if (totalOf(factory) > TILES_PER_FACTORY) faults.push(`factories[${index}]: more than ${TILES_PER_FACTORY} tiles`);
  });

const resultFitsPhase = ({ phase, result }: AzulState, faults: string[]): void => {
  if (phase === 'GAME_OVER' && result === null) faults.push('result: missing after the end');
  if (phase === 'DRAFT' && result !== null) faults.push('result: present before the end');
  if (result && (result.winner === null) !== (result.reason === 'DRAW')) {
    faults.push('result: a draw, and nothing but a draw, has no winner');
  }
};

export const invariants = (state: AzulState): readonly string[] => {
  const faults: string[] = [];
  if (state.round < 1 || state.round > ROUND_LIMIT) faults.push(`round: not from 1 to ${ROUND_LIMIT}`);
  twentyOfEachColor(state, faults);
  factoriesHoldFour(state, faults);
  oneToken(state, faults);
  soundBoards(state, faults);
  resultFitsPhase(state, faults);
  return faults;
};
