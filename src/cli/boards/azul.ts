import type { Board } from './board.js';

type Tiles = Readonly<Record<string, number>>;

interface PlayerView {
  readonly score: number;
  readonly patternLines: readonly { capacity: number; color: string | null; countFilled: number }[];
  readonly wall: readonly (readonly boolean[])[];
  readonly floor: { readonly tiles: readonly string[]; readonly hasFirstPlayerToken: boolean };
}

interface View {
  readonly round: number;
  readonly bag: Tiles;
  readonly lid: Tiles;
  readonly factories: readonly Tiles[];
  readonly center: { readonly tiles: Tiles; readonly hasFirstPlayerToken: boolean };
  readonly players: readonly PlayerView[];
}

/** K stands for black, as B does for blue. */
const LETTERS: Readonly<Record<string, string>> = { BLUE: 'B', YELLOW: 'Y', RED: 'R', BLACK: 'K', WHITE: 'W' };
const WALL = ['BLUE', 'YELLOW', 'RED', 'BLACK', 'WHITE'];

const heap = (tiles: Tiles): string =>
  Object.entries(tiles)
    .map(([color, count]) => LETTERS[color]!.repeat(count))
    .join('') || '–';

const total = (tiles: Tiles): number => Object.values(tiles).reduce((sum, count) => sum + count, 0);

const playerLines = ({ score, patternLines, wall, floor }: PlayerView, name: string): string[] => [
  `${name}: ${score} points`,
  ...patternLines.map(({ capacity, color, countFilled }, row) => {
    const line = (LETTERS[color ?? ''] ?? '').repeat(countFilled).padStart(capacity, '.').padStart(5);
    const tiles = wall[row]!.map((isFilled, column) => {
      const letter = LETTERS[WALL[(column - row + 5) % 5]!]!;
      return isFilled ? letter : letter.toLowerCase();
    });
    return `  ${line} | ${tiles.join(' ')}`;
  }),
  `  floor: ${floor.hasFirstPlayerToken ? '1 ' : ''}${floor.tiles.map((color) => LETTERS[color]).join('') || '–'}`,
];

export const azulBoard: Board = (json, { names }) => {
  const { round, bag, lid, factories, center, players } = json as unknown as View;
  return [
    `Round ${round} · bag ${total(bag)}, lid ${total(lid)} · Blue Yellow Red blacK White; capitals lie on the wall`,
    `Factories: ${factories.map((tiles) => heap(tiles)).join('  ')}`,
    `Centre: ${center.hasFirstPlayerToken ? '1 ' : ''}${heap(center.tiles)}`,
    '',
    ...players.flatMap((player, seat) => [...playerLines(player, names[seat]!), '']),
  ];
};
